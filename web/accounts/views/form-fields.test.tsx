import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { SignInForms } from '#contracts/account-pages.ts'
import { exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { LogIn } from './log-in.tsx'
import { SignUp } from './sign-up.tsx'
import type { ViewProps } from './view.ts'

const forms: SignInForms = {
  ...{ action: '/en-gb/login', providers: [], terms: { version: '1', url: '/en-gb/terms/1' } },
  ...{ asksForTerms: true, asksForNews: true, asksBirthday: true },
}

/** The name and type of each field of a form, with an asterisk if it is required. */
function fieldsOf(View: (props: ViewProps) => ReactNode, more: Partial<SignInForms> = {}): string[] {
  const view = <View forms={{ ...forms, ...more }} form={undefined} prefix="login-" />
  const { markup } = written(view, exampleShell('en-gb'))
  const partOf = (input: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? 'text'
  return [...markup.matchAll(/<input[^>]*>/g)].map(
    ([input]) => `${partOf(input, 'name')} ${partOf(input, 'type')}${/\brequired\b/.test(input) ? ' *' : ''}`,
  )
}

test('asks for email and password to log in, and for nothing else [C-AUT-05, C-ENT-23]', () => {
  expect(fieldsOf(LogIn)).toEqual(['email email *', 'password password *'])
})

test('asks for email, password and name to sign up, for the terms where the market wants it, and where the shop wants it for birthday and news, without need [C-AUT-O2, C-ACC-O1, C-TGL-10]', () => {
  const person = ['email email *', 'password password *', 'firstName text *', 'lastName text *']

  expect(fieldsOf(SignUp)).toEqual([
    ...person,
    ...['birthday date', 'acceptTerms checkbox *', 'acceptNewsletter checkbox'],
  ])
  expect(fieldsOf(SignUp, { asksForTerms: false, asksForNews: false, asksBirthday: false })).toEqual([
    ...person,
    'acceptTerms hidden',
  ])
})
