import { hydrateRoot } from 'react-dom/client'
import type { SignInForms } from '#contracts/account-pages.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { LogIn } from '../views/log-in.tsx'
import { PasskeyList } from './lazy-passkeys.tsx'

const forms: SignInForms = {
  ...{ action: '/en-gb/login', providers: [], terms: { version: '1', url: '/en-gb/terms/1' } },
  ...{ asksForTerms: true, asksForNews: true, asksBirthday: false },
}

/** The form to log in and the passkeys of an account, in a market with passkeys and in one without. */
export const BothMarkets = () => {
  const shell = exampleShell('en-gb')
  return [true, false].map((passkeys) => (
    <section key={String(passkeys)} aria-label={passkeys ? 'With passkeys' : 'Without passkeys'}>
      <MarketProvider shell={{ ...shell, featureToggles: { ...shell.featureToggles, passkeys } }}>
        <LogIn forms={forms} form={undefined} prefix={passkeys ? 'with-' : 'without-'} />
        <PasskeyList />
      </MarketProvider>
    </section>
  ))
}

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <BothMarkets />)
