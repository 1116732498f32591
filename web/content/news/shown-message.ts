import type { Screen } from '#contracts/widget-parts.ts'
import type { WidgetOf } from '#contracts/widgets.ts'

type SlimBanner = WidgetOf<'slimBanner'>

/** The shop's message with the lines that are meant for the app or for browsers; null if it has no such line. */
export function shownMessage(message: SlimBanner | null, inApp: boolean): SlimBanner | null {
  if (!message || !inApp) return message
  if (message.disabledApp) return null
  const lines = message.lines.filter(({ notOn }) => !notOn.includes('app')).map((line) => ({ ...line, notOn: [] }))
  // In the app, the switches for phones, tablets and wide screens do not count, because they are meant for browsers.
  const everywhere = { disabledMobile: false, disabledTablet: false, disabledDesktop: false }
  return lines.length > 0 ? { ...message, ...everywhere, lines } : null
}

/** Screens for which an editor switched off the whole message. */
export const screensWithout = (message: SlimBanner): readonly Screen[] => [
  ...(message.disabledMobile ? (['mobile'] as const) : []),
  ...(message.disabledTablet ? (['tablet'] as const) : []),
  ...(message.disabledDesktop ? (['desktop'] as const) : []),
]
