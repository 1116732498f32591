import type { Screen } from '#contracts/widget-parts.ts'
import type { WidgetOf } from '#contracts/widgets.ts'
import { messageForApp } from '#foundation/for-app.ts'

type SlimBanner = WidgetOf<'slimBanner'>

/** The shop's message with the lines that are meant for the app or for browsers; null if it has no such line. */
export const shownMessage = (message: SlimBanner | null, inApp: boolean): SlimBanner | null =>
  message && inApp ? (messageForApp(message) ?? null) : message

/** Screens for which an editor switched off the whole message. */
export const screensWithout = (message: SlimBanner): readonly Screen[] => [
  ...(message.disabledMobile ? (['mobile'] as const) : []),
  ...(message.disabledTablet ? (['tablet'] as const) : []),
  ...(message.disabledDesktop ? (['desktop'] as const) : []),
]
