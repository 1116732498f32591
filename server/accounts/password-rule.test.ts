import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

const problem = (password: string) => passwordProblem(password, 'ane.holm@example.com')

test('refuses the passwords that attackers try first, and has no rule about kinds of characters [C-AUT-O1]', () => {
  const common = [
    ...[
      'password',
      'Password1!',
      'p4ssw0rd',
      'qwertyuiop',
      '1q2w3e4r',
      '1qaz2wsx',
      '11223344',
      '147258369',
      'a1b2c3d4',
    ],
    ...[
      'aa123456',
      'a123456789',
      '12345678',
      '87654321',
      'abcabcabc',
      '19900101',
      'liverpool123',
      'sunshine!',
      'ane.holm',
    ],
  ]

  for (const password of common) expect([password, problem(password)]).toEqual([password, 'sign-in.password-common'])
  for (const password of ['linen trousers', 'грибы и дождь', 'blått hav i juli', '83920174655', 'كلمة لا يعرفها أحد'])
    expect([password, problem(password)]).toEqual([password, undefined])
})

test('takes passwords from 8 to 100 characters of any script [C-AUT-O1]', () => {
  expect(problem('wool 42')).toBe('sign-in.password-short')
  expect(problem('👗👠🧥👜🧣🧤👒🎩')).toBeUndefined()
  const hundred = `${'long words '.repeat(9)}x`
  expect(hundred).toHaveLength(100)
  expect(problem(hundred)).toBeUndefined()
  expect(problem(`${hundred}y`)).toBe('sign-in.password-long')
})
