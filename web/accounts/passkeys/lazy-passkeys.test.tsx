import { expect, test } from 'vitest'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { PasskeyList } from './lazy-passkeys.tsx'

test('offers passkeys in the account only where the market wants them [C-PKY-O4]', () => {
  const shell = exampleShell('en-gb')
  const shown = (passkeys: boolean) =>
    written(<PasskeyList />, { ...shell, featureToggles: { ...shell.featureToggles, passkeys } }).text

  expect(shown(true)).toContain('Passkeys')
  expect(shown(false)).toBe('')
})
