import { type ReactNode, useState } from 'react'
import { Kept, type KeptProps } from '#ui/rich-text/index.ts'
import { useComesAlive } from '#web/platform/comes-alive.ts'
import { keptMarkup } from '#web/platform/kept-markup.ts'
import { InMarket, useMarket } from './market-context.tsx'

export interface KeptPartProps extends Omit<KeptProps, 'markup'> {
  /** Tells apart the parts of one market. */
  readonly name: string
  /** No component in it may hold state or listen: that is heard by what stands around it. */
  readonly children: ReactNode
}

/**
 * A part that is the same on every page of a market. The server writes it once and keeps it, and a browser that comes to life leaves it
 * as it stands; on pages shown without a document it is rendered like all others.
 */
export function KeptPart({ as, name, className, children }: KeptPartProps) {
  const view = useMarket()
  const [stands] = useState(useComesAlive())
  const kept = keptMarkup({ of: view, view, name }, () => <InMarket view={view}>{children}</InMarket>)
  const markup = kept ?? (stands ? '' : undefined)
  if (markup !== undefined) return <Kept as={as} markup={markup} className={className} />
  const Element = as
  return <Element className={className}>{children}</Element>
}
