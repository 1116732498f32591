import { useState } from 'react'
import type { ListedPasskey } from '#contracts/passkeys.ts'
import { Button } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import styles from '../accounts.module.css'
import { addPasskey } from './add-passkey.ts'
import { PasskeyLine } from './passkey-line.tsx'
import { refusalText } from './refusal-text.ts'

/** The result of the last change: a word key, or the text of the problem. */
type Said = { readonly done: string } | { readonly problem: string }

/** The list, the button to add a passkey, and the result of the last change. */
export function PasskeyList() {
  const { t } = useMarket()
  const { answer } = useAnswer('passkeys', () => api('GET /api/account/passkeys'))
  const [changed, setChanged] = useState<readonly ListedPasskey[]>()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  if (answer === 'failed') return <Notice tone="warning" title={t('passkey.fault')} />
  if (answer === 'asking') return null
  const passkeys = changed ?? answer.value.passkeys

  /** Makes one change at a time, and shows its result. */
  const change = async (make: () => Promise<readonly ListedPasskey[]>, done: string): Promise<boolean> => {
    setBusy(true)
    setSaid(undefined)
    try {
      setChanged(await make())
      setSaid({ done })
      return true
    } catch (error) {
      setSaid({ problem: refusalText(t, error, 'passkey.not-made') })
      return false
    } finally {
      setBusy(false)
    }
  }
  const add = () => change(async () => [...passkeys, await addPasskey()], 'passkey.added')
  const rename = (passkeyId: string, name: string) =>
    change(async () => {
      await api('PUT /api/account/passkeys/{passkeyId}', { passkeyId, body: { name } })
      return passkeys.map((one) => (one.id === passkeyId ? { ...one, name: name.trim() } : one))
    }, 'passkey.renamed')
  const remove = (passkeyId: string) =>
    change(async () => {
      await api('DELETE /api/account/passkeys/{passkeyId}', { passkeyId })
      return passkeys.filter(({ id }) => id !== passkeyId)
    }, 'passkey.removed')

  return (
    <>
      {passkeys.length === 0 && <p>{t('passkey.none')}</p>}
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} {...{ passkey, busy, rename, remove }} />
        ))}
      </ul>
      {said && 'done' in said && <Notice tone="success" role="status" title={t(said.done)} />}
      {said && 'problem' in said && <Notice tone="warning" role="alert" title={said.problem} />}
      <Button type="button" busy={busy} onClick={add}>
        {t('passkey.add')}
      </Button>
    </>
  )
}
