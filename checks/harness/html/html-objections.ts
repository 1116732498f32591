import { HtmlValidate, type RuleConfig } from 'html-validate'

/** Rules of html-validate about style, where HTML itself allows several ways. */
const tastes: RuleConfig = {
  // React writes `<!doctype html>`, `srcSet`, `<source/>`, `required=""` and `download=""`.
  'doctype-style': 'off',
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Ids come from the shop and from React, and may contain other signs, such as `brand:women`.
  'valid-id': ['error', { relaxed: true }],
  // A list of suggestions below a text field is not a `select`.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: tastes })

/** The form of the hearts has no button in it: the hearts are elsewhere and name it in their `form` attribute. */
const withoutButtons = 'wcag/h32 #save'

/** The errors in a document by the rules of HTML and of html-validate: rule, element and message of each. */
export function htmlObjections(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, selector }) => `${ruleId} ${selector}` !== withoutButtons)
      .map(({ ruleId, selector, message }) => `${ruleId} at ${selector ?? 'the document'}: ${message}`),
  )
}
