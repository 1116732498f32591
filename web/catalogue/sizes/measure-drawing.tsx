import type { SizeTable } from '#contracts/size-guides.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './size-guide.module.css'

/** How to measure: a drawing with a number at each place, and an explanation for each number. */
export function HowToMeasure({ table }: { readonly table: SizeTable }) {
  const { t } = useMarket()
  return (
    <div className={styles.howTo}>
      <MeasureDrawing table={table} label={t('size-guide.drawing', table.title)} />
      <dl className={styles.how}>
        {table.measures.map(({ id, name, howTo }, nth) => (
          <div key={id}>
            <dt>
              {nth + 1}. {name}
            </dt>
            <dd>{howTo}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface DrawingProps {
  readonly table: SizeTable
  readonly label: string
}

/** A tailor's dummy with a tape at each measured place. For shoes it is a foot next to a ruler. */
function MeasureDrawing({ table: { id, measures }, label }: DrawingProps) {
  const isFoot = measures.some((measure) => measure.id === 'foot')
  const build = builds[id] ?? builds.women!
  return (
    <svg className={styles.drawing} viewBox="0 0 200 240" role="img" aria-label={label}>
      {isFoot ? (
        <path className={styles.shape} d={foot} />
      ) : (
        <>
          <path className={styles.shape} d={formPath(build)} />
          <path className={styles.stand} d="M100 190V226M74 230C82 222 118 222 126 230" />
        </>
      )}
      {measures.map((measure, nth) => (
        <Place key={measure.id} measure={measure.id} number={nth + 1} build={build} />
      ))}
    </svg>
  )
}

interface PlaceProps {
  readonly measure: string
  readonly number: number
  readonly build: Build
}

function Place({ measure, number, build }: PlaceProps) {
  const around = heights[measure]
  if (!around) {
    // Measured from end to end: the height of a child, the length of a foot.
    const [top, end] = measure === 'foot' ? [26, 214] : [10, 230]
    const x = measure === 'foot' ? 34 : 26
    return (
      <>
        <path className={styles.tape} d={`M${x} ${top}V${end}M${x - 8} ${top}h16M${x - 8} ${end}h16`} />
        <Mark x={x} y={120} number={number} />
      </>
    )
  }
  const half = build[around.part]
  const sag = around.y + 12
  return (
    <>
      <path
        className={styles.tape}
        d={`M${100 - half} ${around.y}C${100 - half / 2} ${sag} ${100 + half / 2} ${sag} ${100 + half} ${around.y}`}
      />
      <Mark x={100 + half + 18} y={around.y} number={number} />
    </>
  )
}

function Mark({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <>
      <circle className={styles.mark} cx={x} cy={y} r="10" />
      <text className={styles.number} x={x} y={y + 4} textAnchor="middle">
        {number}
      </text>
    </>
  )
}

/** Half of each width of a dummy. */
interface Build {
  readonly shoulder: number
  readonly bust: number
  readonly waist: number
  readonly hip: number
}

const builds: Readonly<Record<string, Build>> = {
  women: { shoulder: 42, bust: 39, waist: 28, hip: 44 },
  curve: { shoulder: 47, bust: 50, waist: 44, hip: 57 },
  men: { shoulder: 52, bust: 46, waist: 39, hip: 43 },
  kids: { shoulder: 34, bust: 31, waist: 29, hip: 33 },
}

const heights: Readonly<Record<string, { readonly part: keyof Build; readonly y: number }>> = {
  bust: { part: 'bust', y: 84 },
  chest: { part: 'bust', y: 84 },
  waist: { part: 'waist', y: 124 },
  hip: { part: 'hip', y: 168 },
}

/** The outline of a dummy: its right side from neck to hem, and the mirrored left side. */
function formPath({ shoulder, bust, waist, hip }: Build): string {
  const side = (to: (width: number) => number) => [
    `${to(12)} 32`,
    `${to(shoulder * 0.6)} 38 ${to(shoulder)} 40 ${to(shoulder)} 52`,
    `${to(shoulder - 2)} 64 ${to(bust)} 70 ${to(bust)} 84`,
    `${to(bust)} 104 ${to(waist)} 106 ${to(waist)} 124`,
    `${to(waist)} 142 ${to(hip)} 148 ${to(hip)} 168`,
  ]
  const path = (to: (width: number) => number) => {
    const [neck, ...curves] = side(to)
    return `M${to(0)} 14H${to(10)}L${neck}${curves.map((curve) => `C${curve}`).join('')}L${to(hip - 3)} 190H${to(0)}`
  }
  return path((width) => 100 + width) + path((width) => 100 - width)
}

const foot =
  'M96 212C76 210 72 190 76 168C80 144 70 120 68 96C66 66 78 34 98 28C122 22 140 52 138 88C136 118 122 140 122 168C122 194 116 214 96 212Z'
