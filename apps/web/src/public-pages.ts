/** What search engines and link previews are told about a public page. Used while prerendering only. */
export interface PublicPageHead {
  readonly path: string;
  readonly description: string;
  /** Structured data; `{{PUBLIC_URL}}` is filled in by the server. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const schema = 'https://schema.org';

export const publicPages: readonly PublicPageHead[] = [
  {
    path: '/',
    description:
      'Build a resume that looks right on every screen, in five short steps. Start without signing up, pay once from ₹9, download as PDF or Word.',
    data: {
      '@context': schema,
      '@type': 'WebApplication',
      name: 'Kalam',
      url: '{{PUBLIC_URL}}/',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      inLanguage: 'en-IN',
      offers: { '@type': 'AggregateOffer', priceCurrency: 'INR', lowPrice: 9, highPrice: 199, offerCount: 4 },
    },
  },
  {
    path: '/templates',
    description:
      'Modern, Classic and Executive resume templates that read well to people and to applicant tracking software.',
  },
  {
    path: '/plans',
    description:
      'Plans from ₹9 for one resume to ₹199 for thirty. Paid once, in rupees; plans do not renew by themselves.',
  },
  {
    path: '/contact',
    description: 'Write to Kalam about a question, a payment or an idea. We answer within 48 hours.',
    data: { '@context': schema, '@type': 'ContactPage', name: 'Contact Us', url: '{{PUBLIC_URL}}/contact' },
  },
  { path: '/terms', description: 'The agreement between you and Kalam about using the resume builder.' },
  {
    path: '/cancellation-refund',
    description: 'Refund requests within 24 hours of purchase, processed in 5–7 business days.',
  },
  {
    path: '/shipping-delivery',
    description:
      'Kalam is digital: access immediately after payment, downloads as PDF and DOCX, nothing shipped.',
  },
];
