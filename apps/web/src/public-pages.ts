import { guestPricePaise, type Plan, planList } from '@kalam/domain/plans/plan-catalogue';
import { planFeatures } from '@kalam/domain/plans/plan-wording';
import { formatRupees, rupeesOf } from '@kalam/domain/plans/rupees';
import { t } from '@lingui/core/macro';
import { questions } from './features/landing/questions.ts';
import { i18n } from './platform/languages/i18n.ts';

type StructuredData = Readonly<Record<string, unknown>>;

/** What search engines and link previews are told about a public page. Used while prerendering only. */
export interface PublicPageHead {
  readonly path: string;
  /** Asked for once the language is set. */
  readonly description: () => string;
  /** Structured data; `{{PUBLIC_URL}}` is filled in by the server. */
  readonly data?: () => StructuredData;
}

const context = 'https://schema.org';
const home = '{{PUBLIC_URL}}/';
const owner = { '@id': `${home}#owner` };
const prices = [guestPricePaise, ...planList.map(({ pricePaise }) => pricePaise)];
const lowest = formatRupees(Math.min(...prices));
const highest = formatRupees(Math.max(...prices));

const landingData = (): StructuredData => ({
  '@context': context,
  '@graph': [
    {
      '@type': 'Organization',
      '@id': owner['@id'],
      name: 'Kalam',
      url: home,
      logo: `${home}icon-512.png`,
      email: '{{SUPPORT_EMAIL}}',
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#site`,
      name: 'Kalam',
      url: home,
      inLanguage: `${i18n.locale}-IN`,
      publisher: owner,
    },
    {
      '@type': 'WebApplication',
      name: 'Kalam',
      url: home,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      inLanguage: `${i18n.locale}-IN`,
      publisher: owner,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: rupeesOf(Math.min(...prices)),
        highPrice: rupeesOf(Math.max(...prices)),
        offerCount: prices.length,
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: i18n._(question),
        acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
      })),
    },
  ],
});

const planData = (plan: Plan): StructuredData => ({
  '@type': 'Product',
  name: `Kalam ${plan.name}`,
  // Written when the site is built, before it is known whether it will have job search.
  description: `${planFeatures(plan, false).join('. ')}.`,
  image: `${home}og-image.png`,
  brand: { '@type': 'Brand', name: 'Kalam' },
  offers: {
    '@type': 'Offer',
    price: rupeesOf(plan.pricePaise),
    priceCurrency: 'INR',
    availability: `${context}/OnlineOnly`,
    url: '{{PUBLIC_URL}}/plans',
  },
});

export const publicPages: readonly PublicPageHead[] = [
  {
    path: '/',
    description: () =>
      t`Build a resume that looks right on every screen, in five short steps. Start without signing up, pay once from ${lowest}, download as PDF or Word.`,
    data: landingData,
  },
  {
    path: '/templates',
    description: () =>
      t`Modern, Classic, Executive and more resume templates that read well to people and to applicant tracking software. See each with a full sample.`,
  },
  {
    path: '/plans',
    description: () =>
      t`Plans from ${lowest} for one resume to ${highest} for thirty. Paid once, in rupees; plans do not renew by themselves.`,
    data: () => ({ '@context': context, '@graph': planList.map(planData) }),
  },
  {
    path: '/contact',
    description: () => t`Write to Kalam about a question, a payment or an idea. We answer within 48 hours.`,
    data: () => ({
      '@context': context,
      '@type': 'ContactPage',
      name: 'Contact Us',
      url: '{{PUBLIC_URL}}/contact',
    }),
  },
  {
    path: '/builder',
    description: () =>
      t`Five short steps with your page beside you. Nothing to sign up for; what you type is kept on your device.`,
  },
  {
    path: '/terms',
    description: () => t`The agreement between you and Kalam about using the resume builder.`,
  },
  {
    path: '/cancellation-refund',
    description: () => t`Refund requests within 24 hours of purchase, processed in 5–7 business days.`,
  },
  {
    path: '/shipping-delivery',
    description: () =>
      t`Kalam is digital: access immediately after payment, downloads as PDF and DOCX, nothing shipped.`,
  },
];
