import type { Countdown } from '#contracts/widget-parts.ts'
import type { WidgetOf } from '#contracts/widgets.ts'
import { devices, optional, type Shape } from './shapes.ts'

export const countdownOf = ({ at, ...rest }: Countdown, shape: Shape): object => ({
  countdownDateTime: at,
  backgroundColor: shape.colour(rest.backgroundColor),
  color: shape.colour(rest.color),
  disabledMobile: shape.bool(rest.disabledMobile),
  disabledTablet: shape.bool(rest.disabledTablet),
  disabledDesktop: shape.bool(rest.disabledDesktop),
})

export function bannerFields(widget: WidgetOf<'banner' | 'promotionSpot'>, shape: Shape): object {
  const texts = devices.map((device) => {
    const text = widget.texts[device]
    return (
      text &&
      shape.bannerText(device, {
        ...text,
        text: shape.html(text.text),
        cta: optional(text.cta, shape.link),
        ctaFontSize: shape.num(text.ctaFontSize),
        xSpace: optional(text.xSpace, shape.num),
        ySpace: optional(text.ySpace, shape.num),
        enableCtaIcon: shape.bool(text.enableCtaIcon),
        ctaColor: shape.colour(text.ctaColor),
        ctaBackgroundColor: shape.colour(text.ctaBackgroundColor),
      })
    )
  })
  return {
    ...Object.assign({}, ...texts),
    ...shape.pictures(widget.images),
    link: optional(widget.link, shape.link),
  }
}

/** A slim banner either stands still, with or without a box, or moves. */
export const slimBannerFields = (widget: WidgetOf<'slimBanner'>, shape: Shape): object => ({
  location: widget.location,
  textAlign: widget.textAlign,
  ...(widget.motion && motionFields(widget.motion, shape)),
  textSettings: widget.lines.map(({ text, link, countdown, clipboard, notOn }) => ({
    ...{ text, clipboard },
    link: optional(link, shape.link),
    countdown: optional(countdown, (it) => countdownOf(it, shape)),
    disabled: Object.fromEntries(notOn.map((screen) => [screen, shape.bool(true)])),
  })),
})

const motionFields = (motion: NonNullable<WidgetOf<'slimBanner'>['motion']>, shape: Shape): object => ({
  animation: motion.kind,
  animationDuration: shape.num(motion.durationMs),
  animationDelay: shape.num(motion.delayMs),
  loopLimit: shape.num(motion.loops),
  showBannerControls: shape.bool(motion.controls),
})
