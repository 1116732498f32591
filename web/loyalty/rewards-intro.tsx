import type { RewardContent } from '#contracts/widgets.ts'
import { Picture } from '#ui/picture/index.ts'
import { sceneSource } from '#web/platform/picture-address.ts'
import styles from './loyalty.module.css'

/** The editors' introduction to the rewards. The editors' rows are below it. */
export function RewardsIntro({
  reward: { image, imageAltText, title, description },
}: {
  readonly reward: RewardContent
}) {
  if (!(title || description || image)) return null
  return (
    <section className={styles.part}>
      {image && (
        <Picture
          source={sceneSource(image, 'small')}
          alt={imageAltText}
          ratio="16/9"
          sizes="(width >= 768px) 44rem, 100vw"
        />
      )}
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
    </section>
  )
}
