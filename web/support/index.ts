/** Questions to customer service. */
export { ContactForm } from './contact-form.tsx'
