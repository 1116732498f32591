import { expect, test } from 'vitest'
import type { SignInForms } from '#contracts/account-pages.ts'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { SignUp } from './sign-up.tsx'

const forms: SignInForms = {
  ...{ action: '/en-gb/login', providers: [], terms: { version: '1', url: '/en-gb/terms/1' } },
  ...{ asksForTerms: true, asksForNews: true, asksBirthday: false },
}
const boxes = (more: Partial<SignInForms>) =>
  [
    ...written(
      <SignUp forms={{ ...forms, ...more }} form={undefined} prefix="login-" />,
      exampleShell('en-gb'),
    ).markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g),
  ].map(([box]) => box)

test('a sign-up offers the loyalty programme by an empty box of its own, where the market has it [C-LOY-O5, D-22]', () => {
  const [terms, news, programme] = boxes({ offersProgramme: true })

  expect(boxes({})).toEqual([terms, news])
  expect(programme).toContain('name="joinProgramme"')
  expect(programme).not.toMatch(/required|checked/)
})
