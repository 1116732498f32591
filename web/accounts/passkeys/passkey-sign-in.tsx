import { useEffect, useState } from 'react'
import type { UsedCredential } from '#contracts/passkeys.ts'
import { Button } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { askForPasskey, canAskQuietly, stopAsking } from './browser-passkeys.ts'
import { refusalText } from './refusal-text.ts'

export interface PasskeySignInProps {
  /** Where the sign-in form is posted to: the login page, with the page that one goes to afterwards. */
  readonly action: string
}

/** The challenge of a request expires after ten minutes. */
const renewEveryMs = 8 * 60_000

export function PasskeySignIn({ action }: PasskeySignInProps) {
  const { t, links } = useMarket()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const goOn = () => location.assign(pageAfter(action) ?? links.accountPage ?? '/')
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await signIn()
      goOn()
    } catch (error) {
      setProblem(refusalText(t, error, 'passkey.not-given'))
      setBusy(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew once the button has done its work, and not with each view of the page.
  useEffect(() => {
    if (busy) return
    return offerQuietly(goOn, (error) => setProblem(refusalText(t, error, 'passkey.not-given')))
  }, [busy])
  return (
    <>
      <Button type="button" busy={busy} onClick={press}>
        {t('passkey.sign-in')}
      </Button>
      {problem && <Notice tone="warning" role="alert" title={problem} />}
    </>
  )
}

async function signIn(): Promise<void> {
  await send(await askForPasskey(await api('POST /api/auth/passkey/options')))
}

const send = (credential: UsedCredential) => api('POST /api/auth/passkey/signin', { body: { credential } })

/** Lets the browser offer passkeys at the email field until it is stopped. */
function offerQuietly(done: () => void, refused: (error: unknown) => void): () => void {
  let over = false
  const offer = async (): Promise<void> => {
    if (over || !(await canAskQuietly()) || over) return
    try {
      const options = await api('POST /api/auth/passkey/options')
      // The button may have been pressed meanwhile, and a request of ours would end its own.
      if (over) return
      await send(await askForPasskey(options, true))
      done()
    } catch (error) {
      // A browser that ends a quiet request has nothing to say to the shopper; a refusal of ours has.
      if (!over && !(error instanceof DOMException)) refused(error)
    }
  }
  void offer()
  const renewing = setInterval(() => void offer(), renewEveryMs)
  return () => {
    over = true
    clearInterval(renewing)
    stopAsking()
  }
}

/** The page that the form leads back to; the server has checked that it is one of the shop. */
const pageAfter = (action: string): string | null => new URL(action, location.origin).searchParams.get('to')
