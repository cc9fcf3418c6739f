/** What rewriting by a service answers with. The advice on the device needs none of it. */
export const helpMessages = {
  'help-not-available': 'No rewriting service is set up on this site. The advice here works without one.',
  'help-needs-sign-in': 'Sign in to have sentences rewritten. The advice here is free for everyone.',
  'help-needs-plan': 'Rewriting needs a running plan. The advice here is free for everyone.',
  'help-needs-consent': 'Please agree first to what is sent, and to whom',
  'help-service-changed':
    'The rewriting service is another one now. Please read what is sent, then agree again.',
  'help-limit-reached':
    'You have used your {limit} rewrites for today. There are new ones tomorrow, and the advice here has no limit.',
  'help-nothing-to-send':
    'There is nothing to rewrite here: the text is empty or speaks of your address or family',
  'help-too-many-sentences': 'Please have at most {max} sentences rewritten at a time',
  'help-sentence-long': 'A sentence is longer than {max} characters. Please shorten it by hand first.',
  'help-text-long': 'Please have at most {max} characters rewritten at a time: choose one sentence',
  'help-failed': 'The rewriting service gave no usable answer. Nothing was changed, and it does not count.',
  'help-slow': 'The rewriting service took too long. Nothing was changed, and it does not count.',
} as const;
