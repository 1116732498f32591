import type { WidgetOf } from '#contracts/widgets.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { Icon } from '#ui/icon/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { Tint } from '#ui/tint/index.ts'
import { linkTarget } from '#web/platform/link-target.ts'
import styles from './banner-texts.module.css'

type Texts = WidgetOf<'banner'>['texts']
type TextOf = NonNullable<Texts['mobile']>

export interface BannerTextsProps {
  readonly texts: Texts
  readonly action: 'primary' | 'secondary' | 'quiet'
}

const kinds = ['mobile', 'tablet', 'desktop'] as const

/** The texts of the banner. On wider screens, a text for that width replaces the text for narrower screens. */
export function BannerTexts({ texts, action }: BannerTextsProps) {
  const own = kinds.flatMap((kind) => (texts[kind] ? [{ kind, text: texts[kind] }] : []))
  return own.map(({ kind, text }, index) => (
    <Tint
      as="div"
      key={kind}
      className={styles.texts}
      data-from={index === 0 ? undefined : kind}
      data-until={own[index + 1]?.kind}
      data-placed={text.xSpace === null && text.ySpace === null ? undefined : ''}
      values={{ 'x-space': pixels(text.xSpace), 'y-space': pixels(text.ySpace) }}
    >
      <Words text={text} action={action} />
    </Tint>
  ))
}

const pixels = (px: number | null): string | null => (px === null ? null : `${px}px`)

/** The font size of a button in px, if the editor did not choose one. */
const usualFontSize = 14

function Words({
  text: { text, cta, ctaBackgroundColor, ctaColor, ctaFontSize, ctaPosition, enableCtaIcon, disclaimer },
  action,
}: {
  readonly text: TextOf
  readonly action: BannerTextsProps['action']
}) {
  return (
    <>
      <RichText html={text} kind="plain" />
      {cta && (
        <Tint
          as="div"
          className={styles.action}
          values={{
            'cta-ground': ctaBackgroundColor,
            'cta-text': ctaColor,
            'cta-size': ctaFontSize === usualFontSize ? null : `${ctaFontSize}px`,
          }}
          data-tinted={ctaBackgroundColor ? '' : undefined}
          data-sized={ctaFontSize === usualFontSize ? undefined : ''}
          data-position={action === 'quiet' && ctaPosition === 'center' ? undefined : ctaPosition}
        >
          <ButtonLink kind={action} size={action === 'primary' ? 'buy' : 'normal'} href={cta.url} {...linkTarget(cta)}>
            {cta.title}
            {enableCtaIcon && <Icon name="next" directional />}
          </ButtonLink>
        </Tint>
      )}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </>
  )
}
