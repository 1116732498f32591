import type { WidgetOf } from '#contracts/widgets.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { Tint } from '#ui/tint/index.ts'
import styles from './banner-texts.module.css'

type Texts = WidgetOf<'banner'>['texts']
type TextOf = NonNullable<Texts['mobile']>

export interface BannerTextsProps {
  readonly texts: Texts
  readonly action: 'primary' | 'secondary' | 'quiet'
}

const kinds = ['mobile', 'tablet', 'desktop'] as const

/** The texts of the banner. Texts of their own for wider screens take the place of the first one there. */
export function BannerTexts({ texts, action }: BannerTextsProps) {
  const own = kinds.flatMap((kind) => (texts[kind] ? [{ kind, text: texts[kind] }] : []))
  return own.map(({ kind, text }, index) => (
    <div
      key={kind}
      className={styles.texts}
      data-from={index === 0 ? undefined : kind}
      data-until={own[index + 1]?.kind}
    >
      <Words text={text} action={action} />
    </div>
  ))
}

function Words({
  text: { text, cta, ctaBackgroundColor, ctaColor, disclaimer },
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
          values={{ 'cta-ground': ctaBackgroundColor, 'cta-text': ctaColor }}
          data-tinted={ctaBackgroundColor ? '' : undefined}
        >
          <ButtonLink kind={action} size={action === 'primary' ? 'buy' : 'normal'} href={cta.url}>
            {cta.title}
          </ButtonLink>
        </Tint>
      )}
      {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
    </>
  )
}
