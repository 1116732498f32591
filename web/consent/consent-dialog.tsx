import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { consentCategories } from '#foundation/consent.ts'
import { Button } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './consent.module.css'
import { ConsentForm } from './consent-form.tsx'
import { giveConsent } from './give-consent.ts'

/** Asks for consent before anything optional is stored. The three answers have equal weight, and one of them is required. */
export function ConsentDialog() {
  const { t, links } = useMarket()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chooses, setChooses] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-title" onCancel={stay} onClose={openAgain}>
      <h2 className={styles.title} id="consent-title" tabIndex={-1}>
        {t('consent.title')}
      </h2>
      <p>
        {t('consent.text')}{' '}
        {links.consentPage && (
          <TextLink inSentence href={links.consentPage}>
            {t('page.consentpage')}
          </TextLink>
        )}
      </p>
      {chooses ? (
        <ConsentForm granted={['necessary']} atOnce />
      ) : (
        <div className={styles.answers}>
          <Button type="button" onClick={() => giveConsent(consentCategories)}>
            {t('consent.accept')}
          </Button>
          <Button type="button" onClick={() => giveConsent([])}>
            {t('consent.refuse')}
          </Button>
          <Button type="button" onClick={() => setChooses(true)}>
            {t('consent.choose')}
          </Button>
        </div>
      )}
    </dialog>
  )
}

const stay = (event: SyntheticEvent) => event.preventDefault()

/** A browser may close a dialog on Escape without a `cancel` event. It is then opened again until the shopper has answered. */
const openAgain = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => currentTarget.showModal()
