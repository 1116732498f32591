import type { Row } from '#contracts/widgets.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { FixedWidgets as AtHand } from './fixed-widgets.tsx'

const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./fixed-widgets.tsx')).FixedWidgets)

/** Hardly any page has fixed widgets: a browser fetches their code where there are some. */
export const FixedWidgets = ({ rows = [] }: { readonly rows: readonly Row[] | undefined }) =>
  rows.some(({ widgets }) => widgets.length > 0) && (
    <LazyPart>
      <Shown rows={rows} />
    </LazyPart>
  )
