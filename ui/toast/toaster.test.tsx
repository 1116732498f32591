import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { Message } from './toaster.tsx'

const { show } = await openShowcase()

test.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['info', 'status'],
  ['success', 'status'],
] as const)(
  'a message of kind %s is announced as %s, and has a button to close it [B-TOAST-O1]',
  async (kind, role) => {
    const page = await show(<Message toast={{ kind, text: 'Saved' }} closeWord="Close" />)
    const message = page.getByRole(role)

    expect(await message.locator('p').innerText()).toBe('Saved')
    expect(await message.getByRole('button', { name: 'Close' }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  },
)
