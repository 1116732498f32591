import type { Look } from '#contracts/browsing-pages.ts'
import type { FormState } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Picture } from '#ui/picture/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './look-section.module.css'
import { PartsForm } from './parts-form.tsx'

export interface LookSectionProps {
  readonly look: Look
  /** The anchor of the section, if links lead to it. */
  readonly anchor?: string | undefined
  /** Address of the page that shows the look. */
  readonly action: string
  readonly form?: FormState | undefined
}

/** An outfit as a picture, and the products it consists of. */
export function LookSection({ look: { id, title, image, parts, total }, anchor, action, form }: LookSectionProps) {
  const { t, toggle } = useMarket()
  const answered = parts.some((part) => form?.values.parts?.includes(part.id)) ? form : undefined
  return (
    <section className={styles.section} id={anchor} aria-labelledby={`look-${id}`}>
      <PageWidth>
        <div className={styles.look}>
          <div className={styles.picture}>
            <Picture
              source={sceneSource(image, 'gallery')}
              alt={title}
              ratio="3/4"
              sizes="(width >= 960px) 38vw, 100vw"
            />
          </div>
          <div className={styles.list}>
            <h2 id={`look-${id}`}>{t('product.complete-the-look')}</h2>
            <PartsForm
              action={action}
              parts={parts}
              total={total}
              form={answered}
              level={3}
              tiles={toggle('completeTheLookTiles')}
            />
          </div>
        </div>
      </PageWidth>
    </section>
  )
}
