import { type ReactNode, useState } from 'react'
import { StaticMarkup, type StaticMarkupProps } from '#ui/rich-text/index.ts'
import { cachedMarkup } from '#web/platform/cached-markup.ts'
import { useIsHydrating } from '#web/platform/is-hydrating.ts'
import { InMarket, useMarket } from './market-context.tsx'

export interface StaticPartProps extends Omit<StaticMarkupProps, 'markup'> {
  /** The name of the part, unique in its market. */
  readonly name: string
  /** No component in it may have state or handle events. The elements around it do that. */
  readonly children: ReactNode
}

/**
 * A part that is the same on every page of a market. The server renders it once and caches it, and hydration leaves it
 * unchanged. On pages that are shown without a new document, it is rendered like all other parts.
 */
export function StaticPart({ as, name, className, children }: StaticPartProps) {
  const view = useMarket()
  const [stands] = useState(useIsHydrating())
  const cached = cachedMarkup({ of: view, view, name }, () => <InMarket view={view}>{children}</InMarket>)
  const markup = cached ?? (stands ? '' : undefined)
  if (markup !== undefined) return <StaticMarkup as={as} markup={markup} className={className} />
  const Element = as
  return <Element className={className}>{children}</Element>
}
