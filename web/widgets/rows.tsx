import type { ReactNode } from 'react'
import type { Row, Widget } from '#contracts/widgets.ts'
import { Ground } from '#ui/ground/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { CopyCode } from '#web/content/index.ts'
import { LaunchCountdown, useMarket } from '#web/markets/index.ts'
import { RenderWidget } from './render-widget.tsx'
import styles from './rows.module.css'

export interface RowsProps {
  readonly rows: readonly Row[] | undefined
  /** True if the rows are the first content of the page. */
  readonly leading?: boolean
}

/** The rows of a zone. A row without widgets leaves no gap. */
export function Rows({ rows = [], leading = false }: RowsProps) {
  const shown = rows.filter(({ widgets, leftOut }) => widgets.length > 0 || leftOut)
  return shown.map((row, index) => {
    if (row.leftOut) return <LeftOut key={row.id} />
    const flipped = storiesBefore(shown, index) % 2 === 1
    return <RowOf key={row.id} row={row} first={leading && index === 0} flipped={flipped} />
  })
}

/** Tells the editor in the preview that a row is hidden here. */
function LeftOut() {
  const { t } = useMarket()
  return (
    <p className={styles.leftOut} role="note">
      {t('preview.row-left-out')}
    </p>
  )
}

/** Rows with a picture next to a text. The side of the picture alternates from row to row. */
const isStory = ({ widgets }: Row): boolean =>
  widgets.length === 1 && widgets[0]!.kind === 'banner' && !widgets[0]!.toggleFullWidth
const storiesBefore = (rows: readonly Row[], index: number): number => rows.slice(0, index).filter(isStory).length

interface RowOfProps {
  readonly row: Row
  readonly first: boolean
  readonly flipped: boolean
}

function RowOf({ row, first, flipped }: RowOfProps) {
  const { widgets } = row
  const [only] = widgets
  if (widgets.length === 1 && only) {
    return (
      <Shown widget={only}>
        <RenderWidget widget={only} place={{ first, alone: true, flipped }} />
      </Shown>
    )
  }
  return (
    <div className={styles.row}>
      <PageWidth>
        <RowWidgets row={row} first={first} />
      </PageWidth>
    </div>
  )
}

/** The widgets of a row next to each other, in the width of the surrounding element. */
export const RowWidgets = ({
  row: { widgets, perRowMobile, perRow = 4 },
  first = false,
}: Pick<RowOfProps, 'row'> & { readonly first?: boolean }) => (
  <div className={styles.columns} data-count={Math.min(widgets.length, perRow)} data-mobile={perRowMobile}>
    {widgets.map((widget, index) => (
      <Shown key={widget.id} widget={widget}>
        <RenderWidget widget={widget} place={{ first: first && index === 0, alone: false, flipped: false }} />
      </Shown>
    ))}
  </div>
)

/** Kinds of widgets that render their countdown and code within their own texts. */
const withOwnExtras: ReadonlySet<Widget['kind']> = new Set(['banner', 'promotionSpot', 'slimBanner'])

/** The document is the same for every screen. Media queries hide widgets on screens for which an editor switched them off. */
function Shown({ widget, children }: { readonly widget: Widget; readonly children: ReactNode }) {
  const not = [
    widget.disabledMobile && 'mobile',
    widget.disabledTablet && 'tablet',
    widget.disabledDesktop && 'desktop',
  ].filter(Boolean)
  const content = withExtras(widget, children)
  const { trackingId } = widget
  const colour = withOwnGround.has(widget.kind) ? null : widget.backgroundColor
  return not.length > 0 || trackingId || colour ? (
    <Ground
      as="div"
      className={styles.shown}
      data-not-on={not.join(' ') || undefined}
      data-tracking-id={trackingId || undefined}
      data-coloured={colour && !withOwnRoom.has(widget.kind) ? '' : undefined}
      colour={colour}
      text={widget.textColor}
    >
      {content}
    </Ground>
  ) : (
    content
  )
}

/** Kinds of widgets that render their background themselves, inside their margins. */
const withOwnGround: ReadonlySet<Widget['kind']> = new Set([
  'slimBanner',
  'promotionSpot',
  'imageCarousel',
  'productCarousel',
  'productDetailCarousel',
  'recommendationCarousel',
  'wishlistCarousel',
])

/** Kinds of widgets whose pictures or fields fill their background, or that leave room at its edges themselves. */
const withOwnRoom: ReadonlySet<Widget['kind']> = new Set(['banner', 'customerClubSignup'])

function withExtras(
  { kind, countdown, clipboard, backgroundColor, textColor }: Widget,
  children: ReactNode,
): ReactNode {
  if ((!countdown && !clipboard) || withOwnExtras.has(kind)) return children
  const extras = (
    <PageWidth>
      {countdown && <LaunchCountdown countdown={countdown} />}
      {clipboard && <CopyCode code={clipboard} />}
    </PageWidth>
  )
  return (
    <>
      {children}
      {withOwnGround.has(kind) && backgroundColor ? (
        <Ground as="div" className={styles.shown} colour={backgroundColor} text={textColor}>
          {extras}
        </Ground>
      ) : (
        extras
      )}
    </>
  )
}
