import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { Rows as AtHand, type RowsProps } from './rows.tsx'

const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./rows.tsx')).Rows)

/** The rows of a page that has its own to do and is seldom given any: a browser fetches their code where there are some. */
export const LazyRows = ({ rows = [] }: Pick<RowsProps, 'rows'>) =>
  rows.length > 0 && (
    <LazyPart>
      <Shown rows={rows} />
    </LazyPart>
  )
