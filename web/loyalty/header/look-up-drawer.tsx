import { useEffect, useMemo, useState } from 'react'
import { memberSearchDelayMs } from '#foundation/fixed-values.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from '../loyalty.module.css'
import { type FoundMember, isLongEnough, memberFinder } from './find-members.ts'

export interface LookUpDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The search for members by name, for store staff. */
export function LookUpDrawer({ open, onClose }: LookUpDrawerProps) {
  const { t } = useMarket()
  return (
    <Drawer open={open} onClose={onClose} title={t('loyalty.look-up')} closeWord={t('close')}>
      {open && <LookUp />}
    </Drawer>
  )
}

function LookUp() {
  const { t } = useMarket()
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const found = useFound(name)
  const field = (part: 'firstName' | 'lastName') => (
    <Field
      id={`look-up-${part}`}
      name={part}
      label={t(part === 'firstName' ? 'address.first-name' : 'address.last-name')}
      autoComplete="off"
      maxLength={100}
      onInputCapture={({ currentTarget }) => setName({ ...name, [part]: currentTarget.value })}
    />
  )
  return (
    <form className={styles.drawer} onSubmit={(event) => event.preventDefault()}>
      <p className={styles.small}>{t('loyalty.name-too-short')}</p>
      {field('firstName')}
      {field('lastName')}
      <p role="status">{found === undefined ? '' : resultText(t, found)}</p>
      {typeof found === 'object' && (
        <ul className={styles.found}>
          {found.map(({ contactId, firstName, lastName, maskedEmail }) => (
            <li key={contactId}>
              <span className={styles.name}>
                {firstName} {lastName}
              </span>
              <span className={styles.small} dir="ltr">
                {maskedEmail}
              </span>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

const resultText = (t: ReturnType<typeof useMarket>['t'], found: readonly FoundMember[] | 'failed'): string =>
  found === 'failed' ? t('loyalty.unavailable') : t('loyalty.found', found.length)

/** Members found for the typed name; undefined before a search. */
function useFound(name: { readonly firstName: string; readonly lastName: string }) {
  const { market } = useMarket()
  const finder = useMemo(() => memberFinder(market.id), [market.id])
  const [found, setFound] = useState<readonly FoundMember[] | 'failed'>()
  useEffect(() => {
    if (!isLongEnough(name)) return setFound(undefined)
    const waiting = setTimeout(() => {
      finder.find(name).then(
        (members) => members && setFound(members),
        () => setFound('failed'),
      )
    }, memberSearchDelayMs)
    return () => {
      clearTimeout(waiting)
      finder.stop()
    }
  }, [name, finder])
  return found
}
