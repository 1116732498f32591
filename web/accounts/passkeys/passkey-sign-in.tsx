import { useEffect, useState } from 'react'
import type { UsedCredential } from '#contracts/passkeys.ts'
import { Button } from '#ui/button/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { askForPasskey, canAskQuietly, stopAsking } from './browser-passkeys.ts'
import { refusalText } from './refusal-text.ts'

export interface PasskeySignInProps {
  /** The address to which the sign-in form is posted: the login page, with the page to return to. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts when the button has finished, and not with each rendering.
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

/** Lets the browser suggest passkeys at the email field, until the returned function is called. */
function offerQuietly(done: () => void, refused: (error: unknown) => void): () => void {
  let over = false
  const offer = async (): Promise<void> => {
    if (over || !(await canAskQuietly()) || over) return
    try {
      const options = await api('POST /api/auth/passkey/options')
      // The button may have been pressed in the meantime. A quiet request would then abort the request of the button.
      if (over) return
      await send(await askForPasskey(options, true))
      done()
    } catch (error) {
      // Shoppers need not know that the browser aborted a quiet request, but they must see a refusal by the shop.
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

/** The page to return to after the sign-in. The server has checked that it belongs to the shop. */
const pageAfter = (action: string): string | null => new URL(action, location.origin).searchParams.get('to')
