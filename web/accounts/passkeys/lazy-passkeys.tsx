import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useMarket } from '#web/markets/index.ts'
import { Enhancement } from '#web/platform/enhancement.tsx'
import { lazyCode } from '#web/platform/lazy-part.tsx'
import type { PasskeySignInProps } from './passkey-sign-in.tsx'

const List = lazyCode(async () => (await import('./passkey-list.tsx')).PasskeyList)
const Offer = lazyCode(async () => (await import('./passkey-offer.tsx')).PasskeyOffer)
const SignIn = lazyCode(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn)

/** The passkeys of the signed-in account: to add, name and remove them. */
export const PasskeyList = () => <WherePasskeysAre Part={List} of={{}} />

/** Offers to create a passkey after sign-in, if the account has none. */
export const PasskeyOffer = () => <WherePasskeysAre Part={Offer} of={{}} />

/** A button to sign in with a passkey. The browser also suggests passkeys at the email field. */
export const PasskeySignIn = (props: PasskeySignInProps) => <WherePasskeysAre Part={SignIn} of={props} />

interface WherePasskeysAreProps<Props> {
  readonly Part: ComponentType<Props>
  readonly of: Props
}

/** Passkeys need script and a browser that supports them, so the server renders nothing here. */
function WherePasskeysAre<Props extends object>({ Part, of }: WherePasskeysAreProps<Props>) {
  const { toggle } = useMarket()
  const [known, setKnown] = useState(false)
  useEffect(() => setKnown('parseCreationOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {})), [])
  if (!known || !toggle('passkeys')) return null
  return (
    <Enhancement>
      <Suspense>
        <Part {...of} />
      </Suspense>
    </Enhancement>
  )
}
