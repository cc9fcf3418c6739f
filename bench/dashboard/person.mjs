import { setTimeout as pause } from 'node:timers/promises';

const education = {
  id: 'e1',
  school: 'Sahyadri Institute',
  degree: 'undergraduate',
  field: 'Commerce',
  graduationDate: '2018-05-31',
};

const resume = {
  personalInfo: {
    fullName: 'Ananya Sharma',
    email: 'ananya.sharma@example.com',
    phone: '9876543210',
    dateOfBirth: '1996-04-12',
    location: 'Bengaluru',
  },
  summary: 'Commerce graduate who kept the books of a college fair and enjoys numbers that add up.',
  isFresher: true,
  workExperience: [],
  trainingExperience: [],
  education: [education],
  skills: [],
  projects: [],
  certificates: [],
  declaration:
    'I hereby declare that all the information provided in this resume is true and accurate to the best of my knowledge.',
};

/** Registers a person, buys the largest plan in the sandbox and fills it; gives back the cookies of the session. */
export const personWithResumes = async (address, count) => {
  const email = 'bench@example.com';
  const password = 'a good pen';
  let cookie = '';
  const post = async (path, body) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (set.length > 0) cookie = set.join('; ');
    return answer.json();
  };
  await post('/api/auth/sign-up/email', {
    name: 'Asha Kumari',
    email,
    password,
    consentVersion: '2026-11-17',
  });
  let link;
  while (link === undefined) {
    await pause(200);
    const letters = await (await fetch(`${address}/sandbox/mailbox.json?to=${email}`)).json();
    link = letters.flatMap(({ links }) => links).find((found) => found.includes('/verify-email'));
  }
  await post('/api/auth/verify-email', { token: new URL(link).searchParams.get('token') });
  await post('/api/auth/sign-in/email', { email, password });
  const order = await post('/api/payment/create-order', { planId: 'enterprise', customerEmail: email });
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = await post(
    `/sandbox/razorpay/v1/orders/${order.id}/pay`,
    { outcome: 'captured' },
  );
  const paid = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
  await post('/api/payment/verify-payment', paid);
  for (let index = 1; index <= count; index++) {
    await post('/api/resumes', { name: `Resume ${index}`, template: 'modern', data: resume });
  }
  return cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name, value: value.join('='), url: address };
  });
};
