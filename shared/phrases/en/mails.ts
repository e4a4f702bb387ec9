import type { Translation } from '../phrases.ts'
import type sv from '../sv/mails.ts'
import admissionMails from './admission-mails.ts'
import agreementMails from './agreement-mails.ts'
import approvalMails from './approval-mails.ts'
import companyMails from './company-mails.ts'
import inquiryFacts from './inquiry-facts.ts'
import inquiryMails from './inquiry-mails.ts'
import leadMails from './lead-mails.ts'
import milestoneMails from './milestone-mails.ts'
import objectionMails from './objection-mails.ts'
import orderMails from './order-mails.ts'
import proposalMails from './proposal-mails.ts'
import ratingMails from './rating-mails.ts'
import reportMails from './report-mails.ts'
import selfBillMails from './self-bill-mails.ts'

export default {
  greeting: 'Hello,',
  signature: 'Best regards\n{{brand}}',
  whyThisMail: 'You are getting this e-mail because the address was entered at {{site}}.',
  unsubscribe: 'Unsubscribe',
  registeredAs: 'reg. no. {{organizationNumber}}',
  answerGoesTo: 'If you reply to this e-mail, your reply goes to {{email}}.',

  subscription_confirmation: {
    subject: 'Confirm your subscription to the {{brand}} newsletter',
    preview: 'One more click and you are done.',
    text: 'Thank you for signing up for our newsletter. Confirm that the address is yours, and the subscription starts.',
    action: 'Confirm the subscription',
    after:
      'The link is valid for seven days. If you did not sign up, ignore this e-mail and you will not hear from us again.',
  },
  newsletter_issue: {
    subject: '{{subject}}',
    why: 'You get the newsletter because you confirmed the subscription at {{site}}.',
    archive: 'Read in the browser',
    learning: 'New in the Learning Hub',
    learningPlace: 'Everything that is up right now',
  },
  subscription_notice: {
    subject: 'New newsletter subscription',
    text: 'A new address has been entered for the newsletter and sent a confirmation link.',
  },
  registration_notice: {
    subject: 'New business account',
    text: 'A business has created an account and signed in for the first time.',
  },
  partner_notice: {
    subject: 'New partner',
    text: 'A partner has created an account.',
  },
  page_failure_notice: {
    subject: 'A page could not be rendered: {{page}}',
    text: 'Content has changed, but this page could not be rendered. Visitors still see the previous version. Run content pages to see the state, correct the content with content set, and try again with content render.',
  },
  audit_month_notice: {
    subject: 'Checksum of the audit for {{month}}',
    text: 'The month is over, and the audit of who did what is sealed. Keep this e-mail: the checksum covers every item in the chain of the month, in their order. If the command below shows another checksum or another count, somebody has changed something since.',
  },
  pay_day_notice: {
    subject: 'To do before partners are paid: {{count}}',
    text: 'This waits for us before partners can be paid. Approved amounts are paid by a pay file, which another operator releases: run pay-files make. A company that is missing is recorded with sellers record. Partners who have not agreed to self-billing do so on their page Earnings: get in touch if it takes long. A bill that could not be made is made again the next morning, or by self-bills make: the log says why, as self_bill_failed.',
  },
  labels: {
    auditCount: 'Number of items',
    approvedPayouts: 'Approved payouts',
    payoutSum: 'Sum',
    noCompany: 'Partners without a recorded company',
    notAgreed: 'Partners who have not agreed to self-billing',
    failedBills: 'Partners whose bills could not be made',
    auditHash: 'Checksum',
    page: 'Page',
    error: 'Error',
    name: 'Name',
    email: 'E-mail',
    mobile: 'Mobile',
    phone: 'Phone',
    company: 'Company',
    companyName: 'Company',
    inquiryId: 'Reference',
    service: 'Service',
    contactPerson: 'Contact person',
    ...inquiryFacts.names,
    changed: 'Changed',
    assignmentBy: 'Change the assignment with',
    closeBy: 'If its assignment is open, close it with',
    expertise: 'Expertise',
    hasFiles: 'Files attached',
    addedFiles: 'New files',
    filesBy: 'Get the files with',
    organizationNumber: 'Organisation number',
    companySigner: 'Contact person',
    vatNumber: 'VAT number',
    assignment: 'Assignment',
    milestone: 'Milestone',
    expectedOn: 'Expected',
    deliveryNote: 'Delivery',
    deliveryLink: 'Link',
    about: 'About',
    objection: 'Objection',
    answer: 'Answer',
    message: 'Message',
    answerBy: 'Read it with',
    feedbackBy: 'Feedback by',
    projectTitle: 'Project',
    projectBudget: 'Budget',
    projectTimeline: 'Timeline',
    description: 'Description',
    whenHere: 'Swedish time',
    formerly: 'Previous time',
    when: 'When',
    promisedAt: 'Proposals by',
    offeredTimes: 'Times',
    answerUntil: 'Answer by',
    duration: 'Length',
    timezone: 'Time zone',
    videoLink: 'Video meeting',
    bookedBy: 'Booked by',
    participants: 'Participants',
    orderNumber: 'Order',
    credits: 'Credits',
    invoice: 'Invoice',
    paymentRequest: 'Payment request',
    payBy: 'Pay by',
    net: 'Before VAT',
    vat: 'VAT',
    total: 'Total',
    dueOn: 'Due date',
    orderDay: 'Ordered on',
    nextOrder: 'Next order',
    endsOn: 'Last day',
    planOrder: 'Monthly plan',
    creditsUsed: 'Credits used',
    bookingDate: 'Booked',
    price: 'Price excl. VAT',
    priceWithVat: 'Price incl. 25% VAT',
    termsVersion: 'Terms, version',
    balance: 'Balance',
    hours: 'Hours',
    approvedHours: 'Approved of these',
    disputedDays: 'Disputed',
    reason: 'Reason',
    lastDay: 'Last day',
    earliestStart: 'Can start',
    hourlyRate: 'Rate per hour',
    step: 'Step',
    since: 'Since',
    command: 'Command',
    language: 'Language',
    at: 'Time',
  },

  booking_notice: {
    subject: 'New meeting: {{company}}, {{when}}',
    text: 'A meeting has been booked on the website.',
  },
  booking_confirmation: {
    subject: 'Your meeting with {{brand}} on {{when}}',
    preview: 'The calendar file is attached.',
    text: 'Your meeting is booked, and the calendar file is attached. Reply to this e-mail and say whether you would rather meet online or by telephone.',
    action: 'Confirm or change the meeting',
    after:
      'The button lets you confirm, move or cancel the meeting. Participants whose e-mail address you entered get their invitation once you have confirmed, and not before.',
    event: 'Meeting with {{brand}}',
  },
  booking_invitation: {
    subject: 'Invitation: meeting with {{brand}} on {{when}}',
    preview: 'The calendar file is attached.',
    text: 'You are invited to a meeting with us. When it is and who booked it is given below, and the calendar file is attached.',
    after:
      'You need not reply. If the meeting is moved or cancelled, you will get another e-mail. If you do not recognise the invitation, please ignore it.',
  },
  meeting_remind_visitor: {
    subject: 'Reminder: meeting with {{brand}} on {{when}}',
    preview: 'It is nearly time.',
    text: 'It is nearly time for the meeting. The details are given below, and the calendar file is attached.',
    action: 'See or change the meeting',
    after: 'Can you not make it? Reply to this e-mail and we will find another time.',
  },
  meeting_link_visitor: {
    subject: 'Video link for the meeting with {{brand}} on {{when}}',
    preview: 'The link is in this e-mail and in the calendar file.',
    text: 'The meeting is held online, and the link is given below. The attached calendar file contains it and replaces the earlier one.',
    action: 'See or change the meeting',
    after: 'Open the link when the meeting starts. Would you rather talk by telephone? Reply to this e-mail.',
  },
  meeting_move_visitor: {
    subject: 'Your meeting with {{brand}} has moved to {{when}}',
    preview: 'The new calendar file is attached.',
    text: 'We have moved your meeting. The new time is given below, and the attached calendar file replaces the earlier one.',
    action: 'See or change the meeting',
    after: 'Does the time not suit you? The button lets you choose another, or reply to this e-mail.',
  },
  meeting_reschedule_visitor: {
    subject: 'The meeting with {{brand}} has moved to {{when}}',
    preview: 'The new calendar file is attached.',
    text: 'The meeting has a new time, which is given below. The attached calendar file replaces the earlier one.',
    action: 'See or change the meeting',
    after: 'Do you have questions about the meeting? Reply to this e-mail.',
  },
  meeting_cancel_visitor: {
    subject: 'Your meeting with {{brand}} on {{when}} is cancelled',
    preview: 'The calendar file removes the meeting from your calendar.',
    text: 'We are sorry, but we have had to cancel your meeting. The attached calendar file removes it from your calendar.',
    after: 'Would you like another time? Book one on the site or reply to this e-mail.',
  },
  meeting_callOff_visitor: {
    subject: 'The meeting with {{brand}} on {{when}} is cancelled',
    preview: 'The calendar file removes the meeting from your calendar.',
    text: 'The meeting is cancelled. The attached calendar file removes it from your calendar.',
    after: 'Would you like to meet another time? Book a new time on the site.',
  },
  meeting_reschedule_notice: {
    subject: 'Meeting moved: {{company}}, {{when}}',
    text: 'The person who booked the meeting has moved it.',
  },
  meeting_callOff_notice: {
    subject: 'Meeting cancelled: {{company}}, {{when}}',
    text: 'The person who booked the meeting has cancelled it.',
  },
  meeting_ask_notice: {
    subject: 'Was it held? {{company}}, {{when}}',
    text: 'The meeting began an hour ago. Did nobody come? Note it with the command below or at the desk within two weeks. Otherwise the meeting counts as held.',
  },
  meeting_lapse_notice: {
    subject: 'The meeting counts as held: {{company}}, {{when}}',
    text: 'Nobody has noted in two weeks how it went, so the meeting now counts as held.',
  },
  project_inquiry_notice: {
    subject: 'New project inquiry: {{title}}',
    text: 'A project inquiry has come in from the website.',
  },
  project_inquiry_confirmation: {
    subject: 'We have received your project inquiry',
    preview: '[You will hear from us within {response} hours.|We are reading it now.]',
    text: 'Thank you. We are reading your inquiry and will be back[ within {response} hours] with questions or suggested people.',
    after:
      'We have kept the title and description as you wrote them. To add something, just reply to this e-mail.',
  },
  business_inquiry_notice: {
    subject: 'New project inquiry from {{company}}: {{service}}',
    text: 'A signed-in customer has described a project.',
    unknownCompany: 'Unknown company',
    yes: 'Yes',
    no: 'No',
  },
  business_inquiry_edited_notice: {
    subject: 'Edited project inquiry from {{company}}: {{service}}',
    text: 'A signed-in client has edited its inquiry. This is how it reads now.',
  },
  files_attached_business: {
    subject: 'New files from {{from}}: {{title}}',
    preview: 'They are on the page of the assignment.',
    text: '{{from}} has added files to the assignment {{title}}.',
    action: 'See the files',
    after: 'You need to be signed in to open them. To reply, write in the thread of the assignment.',
  },
  files_attached_partner: {
    subject: 'New files from {{from}}: {{title}}',
    preview: 'They are on the page of the assignment.',
    text: '{{from}} has added files to the assignment {{title}}.',
    action: 'See the files',
    after: 'You need to be signed in to open them. To reply, write in the thread of the assignment.',
  },
  business_inquiry_files_notice: {
    subject: 'New files for the project inquiry from {{company}}: {{service}}',
    text: 'A signed-in client has added files to its inquiry.',
  },
  business_inquiry_confirmation: {
    subject: 'Your project inquiry has been sent: {{service}}',
    preview: 'We will e-mail you when we have found a freelancer.',
    text: 'Thank you. We are now looking for a freelancer who fits, and you will get an e-mail as soon as we have found one.',
    after: 'The inquiry and its files stay in your account. To add something, just reply to this e-mail.',
  },
  ...inquiryMails,
  ...proposalMails,
  ...ratingMails,
  ...reportMails,
  ...milestoneMails,
  ...selfBillMails,
  ...approvalMails,
  ...companyMails,
  ...agreementMails,
  get_started_notice: {
    subject: 'New inquiry from the get-started form',
    text: 'Somebody has left an address in the get-started form.',
  },
  get_started_confirmation: {
    subject: 'You will hear from us[ within {response} hours]',
    preview: 'What happens now.',
    text: 'Thank you for your interest. We will suggest how you can get started with credits[ within {response} hours].',
    after: 'If you would rather talk straight away, you are welcome to book a meeting on the website.',
  },
  ...leadMails,
  credit_order_notice: {
    subject: 'New order: {{credits}} credits, {{company}}',
    text: 'An order for credits has come in.',
  },
  credit_order_confirmation: {
    subject: 'We have received your order for {{credits}} credits',
    preview: 'Payment details will follow.',
    text: 'Thank you for your order. Payment details will follow in a separate e-mail. The credits will be in your account once the payment has been recorded.',
    after: 'Is something wrong? Reply to this e-mail before you pay.',
  },
  credit_order_cancelled: {
    subject: 'Your order for {{credits}} credits has been cancelled',
    preview: 'There is nothing to pay.',
    text: 'The order was cancelled in your account before it was paid. There is nothing to pay.',
    after: 'Was it not you, or have you already paid? Reply to this e-mail and we will sort it out.',
  },
  ...orderMails,
  credits_returned: {
    subject: '{{credits}} credits have been returned to you',
    preview: 'The assignment is over, and not all of the agreed work was needed.',
    text: 'The assignment is over and all reported work is approved. The credits that were not used are back in your balance, ready for your next assignment.',
    after: 'Every change of the balance is under Credits when you are signed in.',
  },
  credits_received: {
    subject: '{{credits}} credits are now in your account',
    preview: 'Your payment has been recorded.',
    text: 'Thank you. Your payment has been recorded and the credits are in your account.',
    after:
      'The balance and what changed it are under Credits when you are signed in. Describe a project under Services, and we will look for a freelancer.',
  },
  ...admissionMails,
  message_notice: {
    subject: 'Unread message: {{company}}',
    text: 'A business has written and is waiting for an answer. Reply with threads write, or run threads read if no answer is needed.',
  },
  message_waiting: {
    subject: 'New message from {{from}}',
    preview: 'You have an unread message.',
    text: '{{from}} has written to you. The message begins:',
    action: 'Read and reply',
    after:
      'Please reply behind the button, not to this e-mail, so that your answer reaches the right person.',
  },
  ...objectionMails,
  applied_notice: {
    subject: 'New application: {{title}}, {{name}}',
    text: 'A partner has applied for an assignment.',
  },
  applied_words_notice: {
    subject: 'Added to the application: {{title}}, {{name}}',
    text: 'A partner has added to an application or changed what it says. This is how it reads now.',
  },
  applied_confirmation: {
    subject: 'Application received: {{title}}',
    preview: 'You will hear from us shortly.',
    text: 'We have received your application and will get back to you shortly.',
    after:
      'You will find it among your applications under Available assignments. You can also withdraw it there until we have answered.',
  },
  applied_edited: {
    subject: 'Changed assignment: {{title}}',
    preview: 'You have applied for it. See what is new.',
    text: 'An assignment that you have applied for has been changed. Your application stays as it is.',
    action: 'Read the assignment',
    after:
      'To change what you wrote, or to withdraw your application, go to Available assignments. You can do that until we have answered.',
  },
  application_accept_partner: {
    subject: 'The assignment is yours: {{title}}',
    preview: 'It is now among your assignments.',
    text: 'We have given you the assignment. You will find it under My assignments.',
    after:
      'We will be in touch about the start and your contact at the client. Questions before that? Just reply to this e-mail.',
  },
  application_decline_partner: {
    subject: 'About your application: {{title}}',
    preview: 'Unfortunately not this time.',
    text: 'Thank you for your application. We are not taking it further for this assignment.',
    after: 'There are more under Available assignments, and you can apply for them as usual.',
    with: {
      other_chosen: 'Another partner got the assignment.',
      assignment_closed: 'The assignment was closed without anyone getting it.',
    },
  },
  application_assure_partner: {
    subject: 'Your application still stands: {{title}}',
    preview: 'Nobody has been given the assignment yet.',
    text: 'You applied ten days ago, and nobody has been given the assignment yet. Your application still stands, and you will get an e-mail once it is decided.',
    after:
      'Has anything changed? Under Available assignments you can add a few lines or withdraw the application.',
  },
  application_withdraw_notice: {
    subject: 'Application withdrawn: {{title}}, {{name}}',
    text: 'A partner has withdrawn their application.',
  },
  application_nudge_notice: {
    subject: 'Application awaiting an answer: {{title}}, {{name}}',
    text: 'The application came in two days ago, and the partner was promised an answer soon.',
  },
  application_chase_notice: {
    subject: 'Application still waiting: {{title}}, {{name}}',
    text: 'Nobody has answered the application. Accept it, decline it or close the assignment. This reminder comes every week until then.',
  },
  watch_matches: {
    subject: 'New in your watches: {{title}}',
    subjectOfSeveral: 'New in your watches: {{title}} and {{besides}} more',
    preview: 'Assignments published since last time.',
    text: 'These assignments have been published since last time and match what you are watching for.',
    watch: 'Watch: {{names}}',
    row: {
      order: 'What fits your profile best comes first.',
      quote: ', “{{quote}}” ({{where}})',
      written:
        'This is how our program read the assignments and your profile when the e-mail was written. The whole comparison is at the assignment, made anew. You can apply whatever it says.',
    },
    start: 'starts {{day}}',
    remote: 'Remote',
    more: 'And {{more}} more, which you will find in the partner portal.',
    action: 'See the assignments',
    why: 'You get this e-mail because you have saved watches on {{site}}. There is one a day at most.',
    end: 'Stop e-mailing me about watches',
  },
  service_booking_confirmation: {
    subject: 'Your booking is confirmed: {{service}}',
    preview: 'We have found a freelancer.',
    text: 'We have found a freelancer for your project, and the credits have been taken from your account.',
    after:
      'We will be in touch about the start and your contact person. Your balance and its history are under Credits. Something wrong? Reply to this e-mail.',
  },
  investor_notice: {
    subject: 'An investor wants to see the key figures',
    text: 'Somebody has requested access to the key figures.',
  },
  investor_code: {
    subject: 'Your code for the {{brand}} key figures: {{code}}',
    preview: 'Valid for ten minutes.',
    text: 'Enter the code on the investor page and the key figures are shown for half an hour.',
    after: 'If you did not ask for them, you can ignore this e-mail.',
  },
  sign_in_code: {
    subject: 'Your {{brand}} code: {{code}}',
    preview: 'Valid for ten minutes.',
    text: 'Enter the code in the window where you are signing in. It is valid for ten minutes and works once.',
    after:
      'If you did not try to sign in, you can ignore this e-mail. Nobody gets in without the code, and we never ask for it by phone.',
  },
  email_code: {
    subject: 'Confirm your e-mail address at {{brand}}: {{code}}',
    preview: 'Valid for ten minutes.',
    text: 'Enter the code in the partner portal, and we will know that the address is yours. It is valid for ten minutes and works once.',
    after: 'If you did not ask for it, you can ignore this e-mail. Nothing changes without the code.',
  },
  payment_settings_changed: {
    subject: 'Your payment settings at {{brand}} have changed',
    preview: 'If this was not you, read on.',
    text: 'The payment settings of your partner account were changed on {{when}}. For your security we pay nothing to the new account until {{from}}.',
    after:
      'If this was not you, choose “Forgotten your password?” where you sign in and set a new one: that signs everybody else out. Then reply to this e-mail, and we will hold the payout.',
  },
  payout_returned: {
    subject: 'Your payout from {{brand}} did not arrive',
    preview: 'Please check your account number.',
    text: 'The bank could not pay out {{amount}} for {{month}} to the account that you entered. Please check the clearing number and the account number under Payment settings.',
    after:
      'The amount comes with the next payout. If the details are right, reply to this e-mail, and we will sort it out with the bank.',
  },
  password_reset: {
    subject: 'Your password at {{brand}} has been replaced',
    preview: 'If this was not you, read on.',
    text: 'The password of your partner account was replaced on {{when}}, with a code that was mailed to this address. Everybody who was signed in with the old one has been signed out.',
    after:
      'If this was not you, somebody else reads your e-mail. Change the password of your e-mail first. Then choose “Forgotten your password?” where you sign in with us, and reply to this e-mail.',
  },
  recovery: {
    subject: 'Reset your {{brand}} password',
    text: 'Enter the code on the page where you requested a new password. It is valid for one hour.',
    after: 'If you did not request a new password, you can ignore this e-mail. The old one still works.',
  },
} satisfies Translation<typeof sv>
