import type { Widget } from '#contracts/widgets.ts'
import { messageForApp, partForApp } from '#foundation/for-app.ts'

/** A widget as the app shows it on any screen: with the pictures and texts for phones; undefined if an editor hid it in the app. */
export function forApp(widget: Widget): Widget | undefined {
  if (widget.kind === 'slimBanner') return messageForApp(widget)
  const shown = partForApp(widget)
  if (shown?.kind === 'imageCarousel')
    return { ...shown, items: shown.items.map((item) => ({ ...item, images: forPhones(item.images) })) }
  if (shown?.kind !== 'banner' && shown?.kind !== 'promotionSpot') return shown
  return { ...shown, images: forPhones(shown.images), texts: forPhones(shown.texts) }
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
