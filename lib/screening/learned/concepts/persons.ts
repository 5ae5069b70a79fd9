export const personConcepts = {
  absentPlace:
    'abroad overseas out_of_the_country out_of_the_uk outside_the_uk not_in_the_uk not_in_the_country canada spain germany usa america nigeria dubai france italy norway sweden denmark australia africa cyprus ireland portugal greece ghana kenya qatar doha abu_dhabi switzerland holland netherlands belgium austria finland iceland new_york malta turkey malaysia singapore benin ivory_coast orkney shetland aberdeen',
  absentReason:
    'offshore oil_rig rig at_sea on_a_ship cruise_ship deployed deployment stationed posting army navy marine military soldier sergeant general_in peacekeeping missionary mission ngo relocated relocating emigrated transferred_to work_contract contract_in_the working_away out_of_town hospital surgery bedridden deaf hard_of_hearing travelling_for_work moved_to engineer_on',
  warZone: 'syria yemen afghanistan iraq libya somalia sudan gaza ukraine_front bosnia',
  bereaved:
    'late_husband late_wife late_father late_mother late_uncle late_aunt late_son late_dad late_mum late_grandmother passed_away deceased widow widowed widower died death_in bereavement funeral divorce',
  helper:
    'agent my_agent shipper shipping_agent mover movers courier courier_company transport_company delivery_company shipping_company removal_company removal_firm logistics haulage lawyer solicitor barrister secretary assistant cousin pet_courier pet_transport flight_nanny customs_officer diplomat my_driver',
  parcelFirm:
    'royal_mail evri hermes dpd yodel dhl fedex ups parcelforce inpost parcel2go tnt amazon_logistics royalmail post_office',
  authority:
    'hmrc dvla dwp tv_licensing nhs police court bailiff council home_office ofgem bank_security fraud_team customer_service support_team microsoft windows amazon_prime netflix paypal_team ebay_support gumtree_support site_team admin_team verification_team hr_department hr_manager recruiter_from indeed linkedin',
  viewing:
    'view viewing viewings see_it come_and_see look_round look_around visit inspect inspection show_you show_it meet_in_person in_person test_drive try_it come_round pop_round come_and_meet by_appointment any_evening',
  notSeen:
    'no_viewing no_viewings not_possible_to_view cannot_view can_t_view cant_view unable_to_show cannot_show can_t_show cant_show without_viewing without_seeing unseen sight_unseen before_viewing before_you_view before_seeing before_you_see before_a_visit to_book_a_viewing to_arrange_a_viewing to_secure_a_viewing cannot_meet can_t_meet cant_meet cannot_be_seen not_available_to_view drive_past look_through_the_window from_outside only virtual_tour video_tour after_you_pay once_paid once_you_have_paid when_paid after_payment after_deposit viewing_fee',
  keys: 'keys key keys_posted keys_by_post post_the_keys send_the_keys keys_by_courier set_of_keys keys_and_contract',
  haste:
    'hurry urgent urgently asap today_only tonight_only first_come lots_of_interest loads_of_interest many_people so_many_people other_buyers other_applicants act_now act_fast limited_places limited_spaces last_few before_it_goes wont_last won_t_last act_quickly immediately straight_away right_now quick_sale',
  trustTalk:
    'god_fearing god_bless honest serious genuine_buyer serious_buyer serious_only kindly dear sir_madam my_dear beloved trustworthy regards hello_dear proof_of_funds show_you_are_serious know_you_are_serious so_i_know_you prove_you_are_real verify_you_are_real real_person proof_of_identity',
  awayFromSite:
    'off_the_site off_this_site off_here not_on_here not_here outside_the_site away_from_this_site don_t_check_this dont_check_this hardly_check_this rarely_check_this rarely_on_here never_on_here not_always_on_here private_chat privately move_to switch_to continue_on message_me_on contact_me_on talk_on chat_on text_me_on find_me_on add_me hmu hit_me_up dm dms my_personal direct_message inbox_me',
  chatApp:
    'telegram telegramm whatsapp whats_app wickr signal kik snap snapchat discord threema viber wechat session tg wa insta instagram ig facebook messenger skype line_app onlyfans fansly tiktok twitter ghost_app yellow_app blue_bird fb',
  handle:
    'username user_name handle screen_name nickname id_is profile_name underscore at_symbol slash dot_com dot_co same_name same_handle same_on',
  codeShare:
    'code codes read_it_back tell_me_the_code send_me_the_code give_me_the_code send_back_the_code text_you_a_code google_voice scratch scratch_off scratched photo_of_the_code picture_of_the_code back_of_the_card',
  link: 'click link links tap follow_this log_in login verify verification confirm_your update_your suspended account_locked enter_your secure_page payment_page claim_your',
  loveTalk:
    'soulmate lonely loving_woman true_love god_sent queen my_love my_heart angel darling sweetheart sincere caring_man',
  threat:
    'kill stab shoot burn slit beat_you hurt_you smash_your break_your_legs bomb petrol firebomb acid_in rape hang gas_them gassed lynch exterminate hunt_down you_will_regret know_where_you_live i_know_where watch_your_back come_for_you visit_your_family find_you your_kids your_family your_mother smash_up blow_up behead put_you_in_hospital',
  groupsOfPeople:
    'muslims muslim jews jew jewish blacks asians pakistanis gypsies gypsy travellers immigrants migrants refugees asylum_seekers asylum foreigners gays queers lesbians trans homosexuals poles romanians africans indians chinese arabs islam zionists coloureds illegals boat_people',
  insult:
    'scum vermin filth filthy parasites subhuman cockroaches rats animals savages dirty disgusting invaders degenerates plague thieving backwards inferior master_race',
  exclude:
    'not_welcome no_entry need_not_apply don_t_apply dont_apply keep_out only_please go_back send_them_back send_back deport go_home get_out get_rid_of not_wanted stay_away whites_only white_only english_only no_blacks no_dss',
} as const;
