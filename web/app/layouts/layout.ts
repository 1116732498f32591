import type { ComponentType, ReactNode } from 'react'
import type { Page } from '#contracts/pages.ts'

export interface LayoutProps {
  readonly page: Page
  readonly children: ReactNode
}

/** The layout around the content of a page. */
export type Layout = ComponentType<LayoutProps>
