import { type FormEvent, useState } from 'react'
import type { ListedPasskey } from '#contracts/passkeys.ts'
import { Button } from '#ui/button/index.ts'
import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from '../accounts.module.css'

export interface PasskeyLineProps {
  readonly passkey: ListedPasskey
  /** True while another change is being sent. */
  readonly busy: boolean
  /** True if the shop accepted the name. */
  readonly rename: (id: string, name: string) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/** A passkey with its name, or with the field to change the name. */
export function PasskeyLine({ passkey: { id, name, madeAt, usedAt }, busy, rename, remove }: PasskeyLineProps) {
  const { t, moment } = useMarket()
  const [editing, setEditing] = useState(false)
  if (editing)
    return (
      <li className={styles.row}>
        <RenamePasskey
          {...{ id, name, busy }}
          onClose={() => setEditing(false)}
          onSave={async (typed) => (await rename(id, typed)) && setEditing(false)}
        />
      </li>
    )
  return (
    <li className={styles.row}>
      <div>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.small}>
          {usedAt ? t('passkey.last-used', moment(usedAt)) : t('passkey.made', moment(madeAt))}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          type="button"
          kind="quiet"
          aria-label={t('passkey.rename-one', name)}
          busy={busy}
          onClick={() => setEditing(true)}
        >
          {t('passkey.rename')}
        </Button>
        <Button
          type="button"
          kind="quiet"
          aria-label={t('passkey.remove-one', name)}
          busy={busy}
          onClick={() => remove(id)}
        >
          {t('passkey.remove')}
        </Button>
      </div>
    </li>
  )
}

interface RenamePasskeyProps {
  readonly id: string
  readonly name: string
  readonly busy: boolean
  readonly onSave: (name: string) => unknown
  readonly onClose: () => void
}

function RenamePasskey({ id, name, busy, onSave, onClose }: RenamePasskeyProps) {
  const { t } = useMarket()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(String(new FormData(event.currentTarget).get('name') ?? ''))
  }
  return (
    <form className={styles.rename} onSubmit={submit}>
      <Field
        id={`passkey-${id}`}
        name="name"
        label={t('passkey.name')}
        defaultValue={name}
        maxLength={60}
        required
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button busy={busy}>{t('passkey.save')}</Button>
        <Button type="button" kind="quiet" onClick={onClose}>
          {t('passkey.cancel')}
        </Button>
      </div>
    </form>
  )
}
