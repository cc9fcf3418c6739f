import { type Html, html } from './sandbox-page.ts';

interface Services {
  readonly payments: boolean;
  readonly mail: boolean;
  readonly jobs: boolean;
  readonly rewriting?: boolean;
}

export const landingBody = (base: string, services: Services): Html => html`
<main class="plain landing">
<p class="badge">Sandbox</p>
<h1>Outside services, played locally</h1>
<p class="lead">What is not configured is served from here. Mail stays on this machine, and no real money moves.</p>
<ul class="services">
${
  services.mail &&
  html`<li><h2><a href="${base}/mailbox">Mailbox</a></h2>
<p>Every mail the product sends, newest first. For programs: <a href="${base}/mailbox.json">mailbox.json</a>, with <code>?to=</code> for one recipient.</p></li>`
}
${
  services.payments &&
  html`<li><h2>Payments</h2>
<p>The payment provider’s protocol: its API below <code>${base}/razorpay/v1</code>, its <a href="${base}/razorpay/checkout.js">checkout.js</a>, signed webhooks, and faults on demand by <code>POST ${base}/razorpay/control</code>.</p></li>`
}
${
  services.jobs &&
  html`<li><h2><a href="${base}/jobs/v2/list?query=engineer&location=Pune">Jobs</a></h2>
<p>A list of sample jobs across India, searched by <code>query</code>, <code>location</code>, <code>datePosted</code> and <code>employmentTypes</code>.</p></li>`
}
${
  services.rewriting &&
  html`<li><h2>Rewriting</h2>
<p>Chat completions below <code>${base}/ai</code> that rewrite sentences by a few rules. The word <code>boast</code> in a sentence gets a claim that nobody wrote, <code>stumble</code> a failure, <code>dawdle</code> no answer for a minute.</p></li>`
}
</ul>
${!services.mail && !services.payments && !services.jobs && !services.rewriting && html`<p>Everything is configured; nothing is played.</p>`}
</main>`;
