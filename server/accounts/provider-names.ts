/** Identity providers by their ids, as shoppers know them. */
export const providerNames: Readonly<Record<string, string>> = {
  'active-directory': 'Company directory',
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}
