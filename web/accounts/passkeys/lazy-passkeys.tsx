import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useMarket } from '#web/markets/index.ts'
import { Enhancement } from '#web/platform/enhancement.tsx'
import { lazyCode } from '#web/platform/lazy-part.tsx'
import styles from '../accounts.module.css'
import type { PasskeySignInProps } from './passkey-sign-in.tsx'

const List = lazyCode(async () => (await import('./passkey-list.tsx')).PasskeyList)
const Offer = lazyCode(async () => (await import('./passkey-offer.tsx')).PasskeyOffer)
const SignIn = lazyCode(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn)

/**
 * The passkeys of the signed-in account: to add, name and remove them. The server already renders the heading and leaves
 * room for the list, so that the page does not move when the list comes.
 */
export function PasskeyList() {
  const { t, toggle } = useMarket()
  const supported = useIsSupported()
  if (!toggle('passkeys') || supported === false) return null
  return (
    <section className={`${styles.part} ${styles.passkeys}`} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkey.title')}</h2>
      <p>{t('passkey.intro')}</p>
      <div className={styles.passkeyList}>{supported && <Loaded Part={List} of={{}} />}</div>
    </section>
  )
}

/** Offers to create a passkey after sign-in, if the account has none. */
export const PasskeyOffer = () => <WherePasskeysAre Part={Offer} of={{}} />

/** A button to sign in with a passkey. The browser also suggests passkeys at the email field. */
export const PasskeySignIn = (props: PasskeySignInProps) => <WherePasskeysAre Part={SignIn} of={props} />

interface PartProps<Props> {
  readonly Part: ComponentType<Props>
  readonly of: Props
}

/** Passkeys need script and a browser that supports them, so the server renders nothing here. */
function WherePasskeysAre<Props extends object>(part: PartProps<Props>) {
  const { toggle } = useMarket()
  const supported = useIsSupported()
  return supported && toggle('passkeys') ? <Loaded {...part} /> : null
}

const Loaded = <Props extends object>({ Part, of }: PartProps<Props>) => (
  <Enhancement>
    <Suspense>
      <Part {...of} />
    </Suspense>
  </Enhancement>
)

/** Whether this browser can use passkeys. Undefined on the server and until hydration. */
function useIsSupported(): boolean | undefined {
  const [supported, setSupported] = useState<boolean>()
  useEffect(() => setSupported('parseCreationOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {})), [])
  return supported
}
