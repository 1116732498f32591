/** The widths in px at which the layout of pages changes. Style sheets contain the same numbers. */
export const breakpoints = [480, 768, 960, 1280] as const

export const screenClasses = ['mobilePortrait', 'mobileLandscape', 'tablet', 'laptop', 'wideScreen'] as const
export type ScreenClass = (typeof screenClasses)[number]

/** The kinds of screen that editors distinguish: the app on any screen, and three widths. */
export type BreakpointKind = 'app' | 'mobile' | 'tablet' | 'desktop'

export const screenClassOf = (width: number): ScreenClass =>
  screenClasses[breakpoints.filter((from) => width >= from).length]!

const kindOf: Readonly<Record<ScreenClass, BreakpointKind>> = {
  mobilePortrait: 'mobile',
  mobileLandscape: 'mobile',
  tablet: 'tablet',
  laptop: 'desktop',
  wideScreen: 'desktop',
}

export const breakpointKindOf = ({ width, inApp }: { readonly width: number; readonly inApp: boolean }) =>
  inApp ? 'app' : kindOf[screenClassOf(width)]
