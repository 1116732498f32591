interface PerScreen {
  readonly mobile: number
  readonly tablet: number
  readonly desktop: number
}

export interface CarouselLook {
  /** Number of items visible at once. */
  readonly shown: PerScreen
  /** Visible width of the items before and after them, px. */
  readonly preview?: { readonly before: PerScreen; readonly after: PerScreen }
  /** Above the two ends of the row, or on the line of its headline. */
  readonly arrows: 'inside' | 'outside'
  /** Dots below, one for each part. */
  readonly pagination: boolean
  /** Duration of a slide's transition. */
  readonly speedMs: number
  /** Time for which each slide is shown; undefined without automatic motion. */
  readonly autoplayMs?: number | undefined
}

export interface CarouselWords {
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** A link to one of several parts. */
  readonly part: (nth: number, of: number) => string
}

export const usualLook: CarouselLook = {
  shown: { mobile: 2, tablet: 3, desktop: 5 },
  arrows: 'outside',
  pagination: false,
  speedMs: 300,
}

/** The visible share of the next item, so that it is clear on small screens that the row scrolls. */
const hint = 0.16

const screens = ['mobile', 'tablet', 'desktop'] as const

/** The custom properties that the style sheet of the carousel uses. */
export function valuesOf({ shown, preview }: CarouselLook): Record<string, number | string> {
  const values = screens.flatMap((screen) => {
    const [before, after] = [preview?.before[screen] ?? 0, preview?.after[screen] ?? 0]
    const hinted = screen !== 'desktop' && after === 0
    return [
      [`shown-${screen}`, shown[screen] + (hinted ? hint : 0)],
      ...(before + after > 0 ? [[`beside-${screen}`, `${before + after}px`]] : []),
      ...(before > 0 ? [[`before-${screen}`, `${before}px`]] : []),
    ] as const
  })
  return Object.fromEntries(values)
}
