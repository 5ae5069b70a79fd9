export const abuseConcepts = {
  childAge:
    'age_8 age_9 age_10 age_11 age_12 age_13 age_14 age_15 age_16 age_17 thirteen fourteen fifteen sixteen seventeen under_16 under_18 under_sixteen under_eighteen 12_yo 13_yo 14_yo 15_yo 16_yo 17_yo year_7 year_8 year_9 year_10 year_11 gcse gcses sixth_form sixth_former secondary_school high_school school_age still_at_school school_leaver in_school teen teens teenage teenager tween preteen underage under_age minor minors juvenile schoolgirl schoolboy school_girl school_boy',
  childWord:
    'child children kid kids boy boys girl girls son daughter baby toddler pupil pupils junior juniors lad lads young_people youngster youth little_one little_ones',
  youthLook:
    'barely_legal just_turned just_18 only_just_18 fresh_18 newly_18 nearly_18 almost_18 looks_younger looks_young look_younger looks_about innocent_looking pigtails braces flat_chested tiny_body tiny_frame petite_and_tiny childlike babyface baby_face virgin virginity untouched innocent never_done_this first_time school_uniform uniform_from daddy lolita jailbait nymphet',
  noParent:
    'no_parents without_parents parents_don_t_know parents_dont_know parents_away parents_out no_chaperone don_t_tell dont_tell our_secret between_us keep_it_secret home_alone mum_doesn_t_know mum_does_not_know alone_in_the_house without_your_parents don_t_need_to_know not_tell_anyone wont_tell won_t_tell mums_out sleepover sleepovers collect_from_school after_school pick_you_up_from_school',
  withParent:
    'parents_welcome parent_present parents_present chaperoned chaperone_present parent_stays parental_consent with_a_parent with_parents parents_watch parents_poolside accompanied safeguarding ofsted_registered',
  images:
    'pics pictures photos photo pic video videos vids cam webcam nudes nude selfie selfies folder collection_of mega mega_link content shoot photoshoot lingerie swimwear bikini underwear topless',
  sexual:
    'sex sexual sexy horny naughty intimate intimacy escort massage_extras extras full_service happy_ending hand_relief nuru erotic sensual tantric kinky fetish bdsm fun_times adult_fun incall incalls outcall outcalls in_call out_call owo gfe blow_job bj cim oral anal bareback unprotected condom naked nude strip stripper hook_up hookup nsa no_strings benefits favours company_at_night sugar_daddy sugar_baby sugar_baby pnp chemsex cuddle bed with_me hot_girls busty lap happy_finish finish_off relief tug nice_finish b2b body_to_body',
  forced:
    'not_allowed forbidden must_obey obey obedient obeys must_not refuse refuses refusing cannot_refuse no_refusal never_refuse no_choice no_say forced made_to must_work has_to have_to not_free belongs_to_me belong_to owned owner property_of under_control controlled locked lock locked_in punish punished punishment fined fines fine trained submissive_girl for_sale_girl sell_her sold bought purchase buy_a_wife buy_wife she_is_yours yours_for never_say_no does_not_say_no no_limits no_rules whatever_you_say anything_you_want do_anything does_anything will_do_anything',
  controller:
    'boss madam pimp manager driver minder handler gangmaster my_man husband_takes i_set_the_price take_the_money takes_the_money pay_the_man speak_to_me ask_me_not ask_for_me i_manage i_run i_own my_girls our_girls the_girls all_girls girls_available new_girls fresh_girls girls_rotate rotation rotated every_week new_arrivals fresh_arrivals',
  paperHold:
    'hold_passport keep_passport keeps_passport holds_passport hand_over_passport passport_kept passport_held hold_the_passport keep_the_passport take_your_passport takes_passport passport_with_us your_documents identity_papers your_papers documents_kept documents_held keep_your_documents hold_your_documents looks_after_your_passport look_after_your_passport safe_keeping safekeeping give_us_your_passport surrender_passport phone_taken mobile_taken hand_in_phone phones_kept phone_kept',
  debtBond:
    'debt debts owe owes owed pay_back paid_back pay_off paid_off work_off works_off work_it_off worked_off repay until_the_debt until_cleared travel_cost cost_of_travel flight_cost deducted deductions taken_from_wages from_your_wages from_wages comes_out_of_wages from_earnings from_your_earnings kept_back withheld hold_back wages_held wage_kept keep_wages',
  badHours:
    'no_days_off no_day_off seven_days 7_days_a_week 16_hours 18_hours 14_hours 15_hours all_hours day_and_night around_the_clock no_wages no_wage no_pay unpaid food_and_bed roof_over for_food bed_and_food bed_and_board sleep_on_site sleep_in_the sleeps_in_the mattress floor to_a_room share_a_bed no_contract no_holiday no_breaks not_leave_the_house leave_the_house not_allowed_out go_out_alone',
  vulnerable:
    'no_english speaks_no_english no_papers without_papers undocumented illegal_ok no_visa visa_expired overstayed failed_asylum runaway run_away homeless_girls orphan orphans orphanage vulnerable learning_difficulties desperate desperate_girls no_family no_friends arrived_new new_in_the_country just_arrived off_the_boat village_girl village_girls young_widow care_leavers care_leaver addict addicts',
  originLand:
    'vietnamese vietnam romanian romania albanian albania thai thailand filipino filipina philippines nigerian brazilian bulgarian hungarian polish nepali indian bangladeshi ukrainian moldovan chinese eastern_european east_european asian_girls african syrian ukrainian_girls',
  visaSham:
    'sham_marriage marriage_of_convenience marry_for marry_my paper_marriage marriage_for_papers spouse_visa_arranged for_papers eu_citizen british_citizen_to_marry residency leave_to_remain cos_for_sale sponsorship_for_sale sponsorship_available buy_sponsorship certificate_of_sponsorship',
  ownWill:
    'independent my_own_flat work_for_myself i_work_alone own_photos my_limits consent respect mutual safe_only safe_services no_is_no choose_my_own nobody_s verified',
  organ:
    'kidney organ organs liver surrogate surrogacy womb donor egg_donor sperm_donor blood_plasma breast_milk adopt_baby newborn_for human',
} as const;
