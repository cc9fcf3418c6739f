export const paymentMessages = {
  'order-data-invalid': 'Invalid order data: amount and customer email are required',
  'order-resume-long': 'This resume is too large to send with an order. Please use smaller images.',
  'order-storage-full':
    'Orders that wait for their payment, from you or from others in your network, already hold as many images as we keep. Please order without images, or try again tomorrow.',
  'payment-order-failed': 'Failed to create payment order',
  'order-create-failed': 'Failed to create order',
  'payment-script-failed': 'Failed to load {provider} SDK. Please check your internet connection.',
  'payment-script-failed-short': 'Failed to load {provider} SDK',
  'payment-verification-failed': 'Payment verification failed',
  'payment-processing-failed': 'Failed to process payment',
  'payment-status-unknown':
    'Payment Status Unknown. Any amount deducted is reversed within 5-7 working days.',
  'payment-being-confirmed':
    'Your payment is being confirmed. This page follows by itself; you need not pay again.',
  'payment-successful': 'Payment Successful!',

  'callback-order-missing': 'Invalid payment response',
  'callback-payment-missing': 'Payment failed. Please try again.',

  'orders-offline': 'Unable to load orders. Please check your internet connection.',
  'orders-load-failed': 'Failed to load orders. Please try again later.',
  'receipt-not-ready': 'A receipt is available once the order is completed',

  'billing-state-missing': 'Please choose your State: the invoice names it',
  'gstin-invalid': 'This is not a valid GSTIN. Please check its 15 letters and digits.',
  'gstin-of-another-state': 'This GSTIN belongs to another State. Please choose that State above.',
  'business-name-missing': 'Please enter the name of the business as registered',
  'business-name-long': 'Please use at most {max} characters for the name',
  'business-address-missing': 'Please enter the address of the business',
  'business-address-long': 'Please use at most {max} characters for the address',

  'guest-link-invalid': 'This download link is not valid or has expired',

  'after-payment-over':
    'Corrections and copies are free for {hours} hours after paying, and that time is over. The file in your e-mail stays yours; a changed resume is a new download.',
  'after-payment-refunded': 'This payment was refunded, so nothing more can be corrected or sent again.',
  'corrections-used-up':
    'All {max} free corrections of this download are used. A changed resume is a new download.',
  'resends-used-up':
    'We have sent it {max} times again. Please look in the spam folder of your mailbox, or write to us.',
  'correction-other-person':
    'A correction is for the same person: keep the date of birth or the phone number of the resume you paid for, and change at most {edits} letters of its name. Another person’s resume is a new download.',

  'order-not-pending':
    'This order has changed meanwhile, and this can no longer be done with it. Please look at it again.',
  'order-account-gone': 'The account of this order no longer exists',

  'payment-amount-differs': 'Paid {paid} instead of {price}: nothing was granted, staff will look at it',
  'payment-currency-differs': 'Paid in {currency} instead of INR: nothing was granted, staff will look at it',
  'payment-attempt-failed': 'The payment did not go through',
  'payment-returned': 'The payment was returned to the payer',
  'order-failed-by-staff': 'Marked as failed by staff',
  'payment-auto-reversal': 'Any amount deducted is reversed automatically within 5-7 working days.',
} as const;
