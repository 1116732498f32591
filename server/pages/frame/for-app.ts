import type { Widget, WidgetOf } from '#contracts/widgets.ts'

const noScreens = { disabledMobile: false, disabledTablet: false, disabledDesktop: false }

/**
 * A widget as the app shows it on any screen: with the pictures and texts for phones; undefined if an editor hid it in
 * the app. What is switched off for phones, tablets or wide screens concerns only browsers.
 */
export function forApp(widget: Widget): Widget | undefined {
  if (widget.disabledApp) return undefined
  const shown = { ...widget, ...noScreens }
  if (shown.kind === 'slimBanner') return linesForApp(shown)
  if (shown.kind === 'imageCarousel')
    return { ...shown, items: shown.items.map((item) => ({ ...item, images: forPhones(item.images) })) }
  if (shown.kind !== 'banner' && shown.kind !== 'promotionSpot') return shown
  return { ...shown, images: forPhones(shown.images), texts: forPhones(shown.texts) }
}

/** Single lines of a banner can be hidden in the app too. */
function linesForApp(widget: WidgetOf<'slimBanner'>): Widget | undefined {
  const lines = widget.lines.filter(({ notOn }) => !notOn.includes('app')).map((line) => ({ ...line, notOn: [] }))
  return lines.length > 0 ? { ...widget, lines } : undefined
}

interface ByScreen<Part> {
  readonly mobile: Part | null
  readonly tablet: Part | null
  readonly desktop: Part | null
}

/** If there is nothing for phones, what is meant for the next wider screens is used. */
const forPhones = <Part>({ mobile, tablet, desktop }: ByScreen<Part>): ByScreen<Part> => ({
  mobile: mobile ?? tablet ?? desktop,
  tablet: null,
  desktop: null,
})
