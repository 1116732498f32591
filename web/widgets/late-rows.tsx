import { LatePart, lateCode } from '#web/platform/late-part.tsx'
import { Rows as AtHand, type RowsProps } from './rows.tsx'

const Shown = import.meta.env.SSR ? AtHand : lateCode(async () => (await import('./rows.tsx')).Rows)

/** The rows of a page that has its own to do and is seldom given any: a browser fetches their code where there are some. */
export const LateRows = ({ rows = [] }: Pick<RowsProps, 'rows'>) =>
  rows.length > 0 && (
    <LatePart>
      <Shown rows={rows} />
    </LatePart>
  )
