/** The names under which shoppers know the identity providers, by id. */
export const providerNames: Readonly<Record<string, string>> = {
  'active-directory': 'Company directory',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}
