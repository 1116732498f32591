import type { WidgetOf } from '#contracts/widgets.ts'
import { Picture, type WideSource } from '#ui/picture/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'

export interface BannerPictureProps {
  readonly widget: Pick<WidgetOf<'banner'>, 'images'>
  readonly sizes: string
  readonly first: boolean
}

/** The picture for each kind of screen. If one is missing, the picture for narrower screens is used. */
export function BannerPicture({ widget: { images }, sizes, first }: BannerPictureProps) {
  const narrow = images.mobile ?? images.tablet ?? images.desktop
  if (!narrow) return null
  const wide = [wideSource(images.desktop, 960), wideSource(images.tablet, 768)].filter((it) => it !== undefined)
  return (
    <Picture
      source={sceneSource(narrow.imageUrl, 'full')}
      wide={wide}
      alt={narrow.alt}
      ratio={narrow.aspectRatio}
      sizes={sizes}
      urgency={first ? 'first' : 'lazy'}
    />
  )
}

const wideSource = (picture: WidgetOf<'banner'>['images']['desktop'], from: 768 | 960): WideSource | undefined =>
  picture ? { ...sceneSource(picture.imageUrl, 'full'), ratio: picture.aspectRatio, from } : undefined
