import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { ErrorSummary, Notice } from './index.ts'

const { show } = await openShowcase()

test('leads from the summary to each field that is to be mended', async () => {
  const page = await show(
    <ErrorSummary
      title="One thing to fix"
      problems={[{ field: 'zip', text: 'Not a postcode.' }, { text: 'Try again.' }]}
    />,
  )

  const summary = page.getByRole('alert', { name: 'One thing to fix' })
  expect(await summary.getByRole('link', { name: 'Not a postcode.' }).getAttribute('href')).toBe('#zip')
  expect(await summary.getByRole('listitem').last().textContent()).toBe('Try again.')
  expect(await violations(page)).toEqual([])
})

test('announces what went wrong just now, and not what stood there before', async () => {
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
