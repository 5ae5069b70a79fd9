export const moneyConcepts = {
  payFirst:
    'upfront up_front in_advance beforehand prepay prepaid prepayment pay_first paid_first payment_first money_first payable_in_advance advance_payment advance_fee before_delivery before_dispatch before_posting before_shipping',
  payWord:
    'pay paid paying payment transfer send sent wire deposit remit fund bank_transfer faster_payment bacs standing_order settle',
  deposit:
    'deposit holding_fee holding_deposit reservation_fee reserve security_deposit retainer bond caution first_month month_in_advance rent_in_advance',
  fee: 'fee charge cost admin_fee processing_fee release_fee activation_fee handling_fee clearance_fee registration_fee joining_fee arrangement_fee insurance_fee customs_fee legal_fee tax_fee courier_fee',
  untraceable:
    'western_union moneygram money_gram bitcoin btc crypto usdt tether ethereum eth cash_app cashapp zelle binance coinbase wallet_address crypto_wallet paysafe paysafecard skrill neteller perfect_money gift_card giftcard steam_card itunes_card apple_card google_play_card amazon_card amazon_voucher steam_voucher itunes voucher_code razer_gold',
  friendsFamily:
    'friends_and_family friends_family f&f fnf ff paypal_ff paypal_f&f family_and_friends as_a_friend as_friend as_a_gift gift_payment',
  protectedPay:
    'goods_and_services g&s paypal_goods cash_on_collection cash_on_pick_up pay_on_collection pay_on_completion pay_when_finished pay_on_arrival pay_on_the_day card_reader invoice receipt_given in_store card_or_cash cash_or_card',
  scheme:
    'dps mydeposits my_deposits tds tenancy_deposit_scheme deposit_scheme deposit_protection_scheme protected_deposit five_weeks referencing referenced references tenancy_agreement assured_shorthold ast arla guarantor right_to_rent',
  bankSecret:
    'card_number long_number cvv cvc expiry pin pin_number sort_code account_number online_banking bank_login login_details password security_code passcode one_time_code otp verification_code six_digit_code 6_digit_code digit_code card_details bank_details memorable_word national_insurance_number ni_number three_digits last_three back_of_the_card',
  bank: 'barclays lloyds monzo hsbc revolut natwest santander halifax starling nationwide chase tsb rbs bank_account bank_acc current_account business_account chime wise',
  moveMoney:
    'forward_it forward_on forward_them send_it_on pass_it_on pass_on move_it move_money move_funds withdraw cash_out take_out onward receive_payments receive_transfers receive_funds process_payments transfer_on send_the_rest rest_to_us rest_by keep_a_cut keep_your_cut keep_10 keep_5 keep_your_share your_cut percent_of_each flip flips squares drops',
  overpay:
    'overpaid overpayment over_paid paid_too_much excess difference surplus extra_for extra_money cheque_for_more more_than_the_price pay_more too_much_by_mistake refund_the_rest',
  escrow:
    'escrow ebay_motors autotrader_protection buyer_protection vehicle_protection holding_account trust_account secure_account safe_account third_party_account held_until held_till hold_the_money holds_the_money neutral_account invoice_from_ebay amazon_pay',
  invest:
    'invest investment investor investors roi return returns profit profits trading trader forex signals bot mining staking portfolio dividend passive_income double_your triple_your compound broker copy_trade capital presale pre_sale',
  assured:
    'guaranteed guarantee risk_free no_risk zero_risk without_risk cannot_lose cant_lose assured no_loss safe_and_secure legit legitimate 100 genuine_offer not_a_scam no_scam trust_me trusted verified proven testimonials happy_customers happy_investors',
  loan: 'loan loans lend lender lending finance borrow payday_loan instant_cash credit_line cash_advance',
  noCredit:
    'bad_credit no_credit poor_credit any_credit blacklisted ccj ccjs no_credit_check no_checks without_checks everyone_accepted all_accepted instant_approval guaranteed_approval pre_approved preapproved defaults bankrupt',
  windfall:
    'inheritance inherited inherit lottery lotto jackpot prize winner won draw raffle grant compensation next_of_kin million millions consignment trunk trunk_box gold_bars gold_dust diamonds fortune estate_of beneficiary unclaimed rebate refund_due entitled sweepstake giveaway',
  salary:
    'per_annum paye pension holiday_pay hourly_rate national_living_wage living_wage minimum_wage real_living_wage payslip payslips pro_rata overtime sick_pay salary 28_days statutory contract_of_employment permanent weekly_wages',
  bigEasyMoney:
    'easy_money easy_cash quick_cash fast_cash quick_money fast_money extra_cash same_day_pay same_day_payout instant_payout paid_instantly cash_in_hand daily_pay paid_daily weekly_payouts unlimited_income unlimited_earning financial_freedom six_figures six_figure five_figure be_your_own_boss passive from_your_phone from_your_sofa in_your_pyjamas a_day_from grand_a_week k_a_week k_a_month per_day daily',
  regulated:
    'fca fca_authorised authorised_and_regulated representative_apr registered_charity insured fully_insured public_liability dbs dbs_checked enhanced_dbs ofsted gas_safe niceic gmc nmc hcpc sia oisc iaa regulated accredited qualified bacp cqc licensed chartered vat_registered trading_standards glaa cscs companies_house level_3 level_4 level_5',
} as const;
