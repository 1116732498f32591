import type { ComponentType } from 'react'
import type { WidgetKind, WidgetOf } from '#contracts/widgets.ts'
import { StaticIsland } from '#web/platform/static-island.tsx'
import { AccordionText as WrittenAccordion } from './accordion-text/accordion-text.tsx'
import { Trender as WrittenTrender } from './trender/trender.tsx'
import { Trust as WrittenTrust } from './trust/trust.tsx'

interface Props<Kind extends WidgetKind> {
  readonly widget: WidgetOf<Kind>
}

/** A widget that needs no script keeps the server's markup. Its code is loaded only for pages shown without a new document. */
const standing =
  <Kind extends WidgetKind>(
    written: ComponentType<Props<Kind>> | undefined,
    load: () => Promise<ComponentType<Props<Kind>>>,
  ) =>
  ({ widget }: Props<Kind>) => <StaticIsland key={widget.id} written={written} load={load} with={{ widget }} />

export const AccordionText = standing<'accordionText'>(
  import.meta.env.SSR ? WrittenAccordion : undefined,
  async () => (await import('./accordion-text/accordion-text.tsx')).AccordionText,
)
export const Trender = standing<'trender'>(
  import.meta.env.SSR ? WrittenTrender : undefined,
  async () => (await import('./trender/trender.tsx')).Trender,
)
export const Trust = standing<'trustWidget'>(
  import.meta.env.SSR ? WrittenTrust : undefined,
  async () => (await import('./trust/trust.tsx')).Trust,
)
