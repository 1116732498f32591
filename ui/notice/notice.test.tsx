import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { ErrorSummary, Notice } from './index.ts'

const { show } = await openShowcase()

test('links from the summary to each field with an error', async () => {
  const page = await show(
    <ErrorSummary
      title="There is a problem"
      problems={[{ field: 'zip', text: 'Not a postcode.' }, { text: 'Try again.' }]}
    />,
  )

  const summary = page.getByRole('alert', { name: 'There is a problem' })
  expect(await summary.getByRole('link', { name: 'Not a postcode.' }).getAttribute('href')).toBe('#zip')
  expect(await summary.getByRole('listitem').last().textContent()).toBe('Try again.')
  expect(await violations(page)).toEqual([])
})

test('announces only errors as alerts', async () => {
  const page = await show(
    <>
      <Notice tone="danger" role="alert" title="Refused" />
      <Notice tone="info">Delivery takes longer.</Notice>
    </>,
  )

  expect(await page.getByRole('alert').count()).toBe(1)
  expect(await page.locator('svg path').evaluateAll((all) => new Set(all.map((it) => it.getAttribute('d'))).size)).toBe(
    2,
  )
})
