import type { ComponentType, ReactNode } from 'react'
import type { layouts as layoutNames, Page } from '#contracts/pages.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { PlainLayout } from './plain-layout.tsx'

export interface LayoutProps {
  readonly page: Page
  readonly children: ReactNode
}

/** What stands around the content of a page, by the name its payload gives. */
export const layouts: { readonly [Name in (typeof layoutNames)[number]]: ComponentType<LayoutProps> } = {
  default: DefaultLayout,
  account: DefaultLayout,
  error: DefaultLayout,
  checkout: CheckoutLayout,
  receipt: CheckoutLayout,
  plain: PlainLayout,
}
