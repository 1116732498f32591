import type { CheckoutStep } from '#contracts/checkout-pages.ts'
import type { PageOf } from '#contracts/pages.ts'
import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './checkout-steps.module.css'

export type Checkout = PageOf<'checkoutCustomerPage'>['checkout']

/** Five steps: completed ones are links back, the current one is marked, later ones are plain text. */
export function CheckoutSteps({ steps }: Pick<Checkout, 'steps'>) {
  const { t } = useMarket()
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {steps.map(({ name, url, state }, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <StepName {...{ name, number: index + 1 }} href={state === 'done' ? url : undefined} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepName({
  name,
  number,
  href,
}: {
  readonly name: CheckoutStep
  readonly number: number
  readonly href: string | undefined
}) {
  const { t } = useMarket()
  const content = (
    <>
      {number} <span className={styles.name}>{t(`checkout.step-${name}`)}</span>
      {href && <VisuallyHidden> {t('checkout.step-done')}</VisuallyHidden>}
    </>
  )
  return href ? <a href={href}>{content}</a> : <span>{content}</span>
}
