import { useState } from 'react'
import { Button } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import styles from '../accounts.module.css'
import { addPasskey } from './add-passkey.ts'
import { refusalText } from './refusal-text.ts'

const declined = 'passkey-declined'

export function PasskeyOffer() {
  const { t } = useMarket()
  const [state, setState] = useState<'open' | 'busy' | 'added' | 'closed'>(() =>
    visitMemory.getItem(declined) ? 'closed' : 'open',
  )
  const [problem, setProblem] = useState<string>()
  const { answer } = useAnswer(state === 'closed' || !saysSignedIn() ? undefined : 'passkeys', () =>
    api('GET /api/account/passkeys'),
  )
  const add = async () => {
    setState('busy')
    setProblem(undefined)
    try {
      await addPasskey()
      setState('added')
    } catch (error) {
      setProblem(refusalText(t, error, 'passkey.not-made'))
      setState('open')
    }
  }
  const decline = () => {
    visitMemory.setItem(declined, '1')
    setState('closed')
  }
  if (state === 'added') return <Notice tone="success" role="status" title={t('passkey.added')} />
  if (state === 'closed' || typeof answer !== 'object') return null
  if (!answer.value.canAdd || answer.value.passkeys.length > 0) return null
  return (
    <Notice title={t('passkey.offer-title')}>
      <p>{t('passkey.intro')}</p>
      {problem && <p role="alert">{problem}</p>}
      <p className={styles.actions}>
        <Button type="button" busy={state === 'busy'} onClick={add}>
          {t('passkey.add')}
        </Button>
        <Button type="button" kind="quiet" onClick={decline}>
          {t('passkey.offer-later')}
        </Button>
      </p>
    </Notice>
  )
}

/** The server would refuse the call for guests, so it is not made. */
const saysSignedIn = (): boolean => /(?:^|; )(?:__Host-)?authenticated=/.test(document.cookie)
