import type { FormEvent } from 'react'
import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './consent.module.css'
import { ConsentBoxes } from './consent-boxes.tsx'
import { giveConsent } from './give-consent.ts'

export interface ConsentFormProps {
  readonly granted: readonly string[]
  /** True if script stores the consent at once, instead of posting the form to the consent page. */
  readonly atOnce?: boolean
}

/** Consent by category. */
export function ConsentForm({ granted, atOnce = false }: ConsentFormProps) {
  const { t, links } = useMarket()
  const saveChoice = (event: FormEvent<HTMLFormElement>) => {
    if (!atOnce) return
    event.preventDefault()
    giveConsent(new FormData(event.currentTarget).keys())
  }
  return (
    <form className={styles.form} method="post" action={links.consentPage} onSubmit={saveChoice}>
      <ConsentBoxes granted={new Set(granted)} />
      <Button name="formAction" value="choose-consent">
        {t('consent.keep')}
      </Button>
    </form>
  )
}
